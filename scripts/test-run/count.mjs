// Turns the test runners' reports into two numbers. A skipped test counts as failed, and so does a run that found none
// or failed without naming a test.

/** `report` of Vitest's JSON reporter, or undefined when the run died before it. */
export function countVitest(report, code) {
  if (!report) return { passed: 0, failed: 1, note: 'the run died before it could report' };
  const leftOut = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + leftOut + suitesThatDied(report);
  return honest({ passed: report.numPassedTests, failed, leftOut }, code);
}

/** A file that could not be loaded counts as failed and contains no test. */
function suitesThatDied({ testResults }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
}

/** `report` of Playwright's JSON reporter, or undefined when the run died before it. */
export function countPlaywright(report, code) {
  if (!report) return { passed: 0, failed: 1, note: 'the run died before it could report' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return honest(
    { passed: expected, failed: unexpected + flaky + skipped + report.errors.length, leftOut: skipped },
    code,
  );
}

function honest({ passed, failed, leftOut }, code) {
  if (passed + failed === 0) return { passed, failed: 1, note: 'no test was found' };
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, note: `every test passed, yet the run ended with code ${code}: see above` };
  return { passed, failed, ...(leftOut ? { note: `${leftOut} tests were left out; each counts as failed` } : {}) };
}
