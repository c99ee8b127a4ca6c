/** The workflow of GitHub's that fetches again, once a week, what a site shows from elsewhere. */
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
  refresh:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: write
      actions: write
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with:
          node-version: 22
      - run: npm install --ignore-scripts --no-audit --no-fund --no-package-lock
      - run: npx portfolio fetch
        env:
          GITHUB_TOKEN: \${{ github.token }}
      - if: \${{ !cancelled() }}
        run: |
          if git diff --quiet; then exit 0; fi
          git config user.name "github-actions[bot]"
          git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
          git commit --all --message "Fetch again what stands elsewhere"
          git push
          gh workflow run publish.yml
        env:
          GH_TOKEN: \${{ github.token }}
`;
}
