// A reporter of Vitest: what failed outside of tests (a hook of a file, an error that nothing caught), which the counts
// of the JSON report leave out, and each failed test. `scripts/test.mjs` prints it at the end of the run.
import { writeFileSync } from 'node:fs';

/** The first lines of an error. */
function firstLines({ message = '', stack = '' }) {
  return (stack.includes(message) ? stack : `${message}\n${stack}`)
    .split('\n')
    .slice(0, 4)
    .join('\n');
}

/** Writes the errors of a run to the file that `VITEST_ERRORS` names. */
export default class VitestErrors {
  onTestRunEnd(modules, unhandled) {
    const file = process.env.VITEST_ERRORS;
    if (!file) return;
    const lines = unhandled.map((error) => `Not caught by a test: ${firstLines(error)}`);
    for (const module of modules) {
      const suites = [module, ...module.children.allSuites()];
      for (const suite of suites)
        for (const error of suite.errors())
          lines.push(`${module.relativeModuleId}, in a hook or at its start: ${firstLines(error)}`);
      for (const test of module.children.allTests('failed'))
        for (const error of test.result().errors)
          lines.push(`${module.relativeModuleId} > ${test.fullName}: ${firstLines(error)}`);
    }
    writeFileSync(file, JSON.stringify(lines));
  }
}
