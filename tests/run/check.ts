/** `npm run check`: lint, types, unused code and what is made from sources, side by side. */
import { printCosts, runSteps } from "./steps.ts";

const results = await runSteps(["lint", "typecheck", "unused", "generated"].map((script) => ({ script })));
console.log();
printCosts(results, "check");
process.exitCode = results.some(({ counts }) => counts.failed > 0) ? 1 : 0;
