import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from '../test-run/count.mjs';

const vitest = (changes: object) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});
const playwright = (stats: object, errors: unknown[] = []) => ({
  stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('counting a run of Vitest', () => {
  it.each([
    ['all passed', vitest({}), 0, { passed: 3, failed: 0 }],
    ['a failed test', vitest({ numFailedTests: 1 }), 1, { passed: 3, failed: 1 }],
    ['a skipped test fails the run', vitest({ numPendingTests: 2 }), 0, { passed: 3, failed: 2 }],
    ['a test to be written fails the run', vitest({ numTodoTests: 1 }), 0, { passed: 3, failed: 1 }],
    ['no test at all fails the run', vitest({ numPassedTests: 0 }), 0, { passed: 0, failed: 1 }],
    ['an unhandled rejection fails the run although every test passed', vitest({}), 1, { passed: 3, failed: 1 }],
    [
      'a file that could not be loaded',
      vitest({ testResults: [{ status: 'failed', assertionResults: [] }] }),
      1,
      { passed: 3, failed: 1 },
    ],
    ['no report', undefined, 1, { passed: 0, failed: 1 }],
  ])('%s', (_case, report, code, expected) => {
    expect(countVitest(report, code)).toMatchObject(expected);
  });
});

describe('counting a run of Playwright', () => {
  it.each([
    ['all passed', playwright({}), 0, { passed: 2, failed: 0 }],
    ['a failed journey', playwright({ unexpected: 1 }), 1, { passed: 2, failed: 1 }],
    ['a journey that passed only when repeated', playwright({ flaky: 1 }), 0, { passed: 2, failed: 1 }],
    ['a skipped journey', playwright({ skipped: 1 }), 0, { passed: 2, failed: 1 }],
    ['a server that did not start', playwright({ expected: 0 }, [{}]), 1, { passed: 0, failed: 1 }],
    ['no journey at all', playwright({ expected: 0 }), 0, { passed: 0, failed: 1 }],
    ['no report', undefined, 1, { passed: 0, failed: 1 }],
  ])('%s', (_case, report, code, expected) => {
    expect(countPlaywright(report, code)).toMatchObject(expected);
  });
});
