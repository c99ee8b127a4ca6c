/**
 * The workflow of GitHub's that fetches again, once a week, what a site shows from elsewhere. Packages run in a job that may
 * only read; the job that may write gets a patch of it, so that nothing that packages leave behind (hooks of git, settings,
 * programs) is run where the repository can be written.
 */
export function writeRefresh(): string {
  return `# Fetches again, once a week, what the site shows from elsewhere: repositories, feeds. Where it shows none, or nothing
# has changed, nothing happens. Where some of it can't be had, this run fails, and the rest is taken. A push from here
# starts no workflow, so publishing is asked for.
name: Refresh

on:
  schedule:
    - cron: "23 4 * * 1"
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: refresh

jobs:
  fetch:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with:
          node-version: 22
      - run: npm install --ignore-scripts --no-audit --no-fund --no-package-lock
      - run: npx portfolio fetch
        env:
          GITHUB_TOKEN: \${{ github.token }}
      - if: \${{ !cancelled() }}
        run: git diff -- "*.json" > "$RUNNER_TEMP/changes.patch"
      - if: \${{ !cancelled() }}
        uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
        with:
          name: changes
          path: \${{ runner.temp }}/changes.patch
          overwrite: true

  # May write to the repository, and so runs no package: it takes over what has changed in files of data.
  push:
    if: \${{ !cancelled() }}
    needs: fetch
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: write
      actions: write
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
      - uses: actions/download-artifact@634f93cb2916e3fdff6788551b99b062d0335ce0 # v5.0.0
        with:
          name: changes
          path: \${{ runner.temp }}
      - run: |
          if [ ! -s "$RUNNER_TEMP/changes.patch" ]; then exit 0; fi
          git apply --exclude="content.json" --exclude="package*.json" --exclude=".*" --include="*.json" "$RUNNER_TEMP/changes.patch"
          if git diff --quiet; then exit 0; fi
          # A patch that renames a file takes the old one away, whatever its name.
          test -z "$(git diff --name-only --no-renames --diff-filter=m)"
          git config user.name "github-actions[bot]"
          git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
          git commit --all --message "Fetch again what stands elsewhere"
          gh auth setup-git
          git push
          gh workflow run publish.yml
        env:
          GH_TOKEN: \${{ github.token }}
`;
}
