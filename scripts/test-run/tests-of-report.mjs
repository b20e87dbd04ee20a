// The tests of the runners' reports, and what the end of a run says of them.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Tests of a report of Vitest's JSON reporter: `{name, file, seconds, failure}`, `failure` undefined if it passed. A file
 * that could not be loaded is a failed test without a name.
 */
export function testsOfVitest(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map(({ fullName, duration, status: outcome, failureMessages }) => ({
      name: fullName,
      file,
      seconds: (duration ?? 0) / 1000,
      failure: outcome === 'failed' ? failureMessages.join('\n') : undefined,
    }));
    const died = status === 'failed' && !tests.some(({ failure }) => failure !== undefined);
    return died ? [...tests, { name: '', file, seconds: 0, failure: message || endedEarly(assertionResults) }] : tests;
  });
}

/** Without a message the process of a file ended: the runner’s own words about it are further up. */
function endedEarly(results) {
  const left = results.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName);
  return ['Its process ended before its tests did: see above.', ...left.map((name) => `not run: ${name}`)].join('\n');
}

/** Tests of a report of Playwright's JSON reporter, in the same shape; files are relative to its configuration's folder. */
export function testsOfPlaywright(report) {
  const within = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: [...titles, spec.title].join(' › '),
        file: `e2e/${spec.file}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        failure: status === 'expected' ? undefined : failureOf(status, results),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...titles, inner.title])),
  ];
  return report.suites.flatMap((suite) => within(suite, []));
}

const failureOf = (status, results) =>
  results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n') || status;

/** The slowest tests, slowest first, as lines. */
export function slowestLines(tests, limit = 20) {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, limit)
    .map(({ name, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${name}`);
}

/** The failed tests with the beginning of their errors, as lines: whoever reads only the end of a log learns the cause. */
export function failedLines(tests, limit = 20) {
  const failed = tests.filter(({ failure }) => failure !== undefined);
  const left = failed.length - limit;
  return [
    ...failed.slice(0, limit).flatMap(({ name, file, failure }) => [
      `  ${file}  ${name}`,
      ...stripVTControlCharacters(failure)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, LINES_OF_A_FAILURE)
        .map((line) => `      ${line.slice(0, 300)}`),
    ]),
    ...(left > 0 ? [`  and ${left} more, above`] : []),
  ];
}

const LINES_OF_A_FAILURE = 12;
