import type { ProgramFacts } from "./program-facts.ts";

/** What stands for a repository that isn't known: no account can have such a name, so that it leads to nobody else's. */
export const unknownRepository = "_whose_/portfolio-from-json";

/** The action that publishes, in the program's repository. */
const actionFolder = ".github/actions/publish";

/** The address of the action: by the commit that the program was made of where that is known, as a tag may be moved. */
function nameAction({ repository, gitHead, version }: ProgramFacts): string {
  const action = `${repository?.replace(/^github:/, "") ?? unknownRepository}/${actionFolder}`;
  return gitHead === undefined ? `${action}@v${version}` : `${action}@${gitHead} # v${version}`;
}

/** The workflow of GitHub's that checks a site's content with every change, and publishes what is on its main branch. */
export function writeWorkflow(program: ProgramFacts): string {
  const caution =
    program.repository === undefined
      ? `      # Where the program's repository is was not known when this was written: put it in place of ${unknownRepository}.\n`
      : "";
  return `# Checks the content with every change, and publishes the site on GitHub Pages from the branch main. It asks for this
# once: Settings → Pages → Source → GitHub Actions.
name: Publish

on:
  push:
    branches: [main]
  pull_request:
  workflow_dispatch:

permissions:
  contents: read

# A deployment that has begun is let finish: half of one site and half of another is what visitors must never see.
concurrency:
  group: publish-\${{ github.ref }}
  cancel-in-progress: false

jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
${caution}      - uses: ${nameAction(program)}
        with:
          content: content.json

  deploy:
    if: github.event_name != 'pull_request'
    needs: build
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5
`;
}
