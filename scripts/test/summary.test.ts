import { describe, expect, it } from 'vitest';
import { slowestLines, testsOfPlaywright, testsOfVitest } from '../test-run/slowest.mjs';
import { summaryOf } from '../test-run/summary.mjs';

const tests = (...seconds: number[]) =>
  seconds.map((each) => ({ name: `of ${each}`, file: 'a.test.ts', seconds: each }));
const phase = (changes: object = {}) => ({
  title: 'Unit tests',
  passed: 3,
  failed: 0,
  seconds: 12.34,
  processor: 20.6,
  tests: tests(1),
  ...changes,
});

describe('the tests of a report', () => {
  it('of Vitest have their file and their time', () => {
    const report = {
      testResults: [
        { name: '/r/apps/a.test.ts', assertionResults: [{ fullName: 'a b', duration: 1500 }, { fullName: 'c' }] },
      ],
    };
    expect(testsOfVitest(report, '/r')).toEqual([
      { name: 'a b', file: 'apps/a.test.ts', seconds: 1.5 },
      { name: 'c', file: 'apps/a.test.ts', seconds: 0 },
    ]);
  });

  it('of Playwright are those of all suites in suites', () => {
    const spec = (title: string, duration: number) => ({
      title,
      file: 'journeys/x.ts',
      tests: [{ results: [{ duration }] }],
    });
    const report = {
      suites: [{ title: 'x.ts', specs: [spec('one', 2000)], suites: [{ title: 'inner', specs: [spec('two', 500)] }] }],
    };
    expect(testsOfPlaywright(report)).toEqual([
      { name: 'one', file: 'e2e/journeys/x.ts', seconds: 2 },
      { name: 'inner › two', file: 'e2e/journeys/x.ts', seconds: 0.5 },
    ]);
  });

  it('are listed slowest first, twenty of them', () => {
    const lines = slowestLines(tests(...Array.from({ length: 30 }, (_, at) => at)));
    expect(lines).toHaveLength(20);
    expect(lines[0]).toBe('   29.0 s  a.test.ts  of 29');
  });
});

describe('the summary', () => {
  const text = (...results: ReturnType<typeof phase>[]) => summaryOf(results, '60.0').lines;

  it('ends with what passed and failed in all phases', () => {
    expect(text(phase(), phase({ passed: 4, failed: 2 })).at(-1)).toBe('7 passed, 2 failed');
  });

  it('says the processor time of each phase beside the wall time, and of all', () => {
    const lines = text(phase(), phase({ title: 'Journeys', processor: 100.2 }));
    expect(lines).toContainEqual(expect.stringMatching(/^ok {4}Unit tests .* 12\.3 s +21 s of processor time$/));
    expect(lines).toContainEqual(expect.stringMatching(/^── Summary \(60\.0 s, 121 s of processor time\) ─+$/));
  });

  it('says so where the system does not tell the processor time', () => {
    expect(text(phase({ processor: undefined })).join('\n')).toContain('processor time not measured here');
  });

  it('names the slowest of all phases together', () => {
    const lines = text(phase(), phase({ tests: tests(7) }));
    expect(lines.slice(1, 4)).toEqual([
      expect.stringContaining('The slowest 2 tests'),
      '    7.0 s  a.test.ts  of 7',
      '    1.0 s  a.test.ts  of 1',
    ]);
  });

  it('says why a phase failed', () => {
    const cut = 'ended after 15 minutes without a line of output; the last was: x';
    expect(text(phase({ failed: 1, note: cut }))).toContain(`      ${cut}`);
  });

  it.each([
    ['all passed', [phase()], false],
    ['a phase failed', [phase(), phase({ failed: 1 })], true],
    ['a phase without tests beside one with', [phase(), phase({ passed: 0 })], false],
    ['no test at all', [phase({ passed: 0 })], true],
  ])('fails the run or does not: %s', (_case, results, failed) => {
    expect(summaryOf(results, '1').failed).toBe(failed);
  });
});
