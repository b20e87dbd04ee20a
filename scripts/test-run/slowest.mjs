// The slowest tests, across the reports of all runners.
import { relative } from 'node:path';

/** Tests of a report of Vitest's JSON reporter: `{name, file, seconds}`. */
export function testsOfVitest(report, root) {
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      file: relative(root, file),
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** Tests of a report of Playwright's JSON reporter; files are relative to its configuration's folder. */
export function testsOfPlaywright(report) {
  const within = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ results }) => ({
        name: [...titles, spec.title].join(' › '),
        file: `e2e/${spec.file}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...titles, inner.title])),
  ];
  return report.suites.flatMap((suite) => within(suite, []));
}

/** The slowest tests, slowest first, as lines. */
export function slowestLines(tests, limit = 20) {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, limit)
    .map(({ name, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}  ${name}`);
}
