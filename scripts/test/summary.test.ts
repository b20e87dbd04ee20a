import { describe, expect, it } from 'vitest';
import { summaryOf } from '../test-run/summary.mjs';
import { failedLines, slowestLines, testsOfPlaywright, testsOfVitest } from '../test-run/tests-of-report.mjs';

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

  it('of Vitest say why they failed, and so does a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: '/r/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [{ fullName: 'a b', status: 'failed', failureMessages: ['expected 1', 'to be 2'] }],
        },
        { name: '/r/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(testsOfVitest(report, '/r')).toEqual([
      { name: 'a b', file: 'a.test.ts', seconds: 0, failure: 'expected 1\nto be 2' },
      { name: '', file: 'b.test.ts', seconds: 0, failure: 'no such module' },
    ]);
  });

  it('of Vitest whose process ended name what it left', () => {
    const report = {
      testResults: [
        {
          name: '/r/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a b', status: 'passed', duration: 1000 },
            { fullName: 'a c', status: 'pending' },
          ],
        },
      ],
    };
    const died = testsOfVitest(report, '/r').at(-1);
    expect(died?.failure).toContain('not run: a c');
    expect(died?.failure).not.toContain('a b');
  });

  it('of Playwright are those of all suites in suites', () => {
    const spec = (title: string, duration: number) => ({
      title,
      file: 'journeys/x.ts',
      tests: [{ status: 'expected', results: [{ duration }] }],
    });
    const report = {
      suites: [{ title: 'x.ts', specs: [spec('one', 2000)], suites: [{ title: 'inner', specs: [spec('two', 500)] }] }],
    };
    expect(testsOfPlaywright(report)).toEqual([
      { name: 'one', file: 'e2e/journeys/x.ts', seconds: 2 },
      { name: 'inner › two', file: 'e2e/journeys/x.ts', seconds: 0.5 },
    ]);
  });

  it.each([
    ['its errors', [{ message: 'a' }, { message: 'b' }], 'a\nb'],
    ['its outcome if it has none', [], 'unexpected'],
  ])('of Playwright say why they failed: %s', (_case, errors, failure) => {
    const failed = {
      title: 'one',
      file: 'x.ts',
      tests: [{ status: 'unexpected', results: [{ duration: 0, errors }] }],
    };
    expect(testsOfPlaywright({ suites: [{ title: 'x.ts', specs: [failed] }] })).toMatchObject([{ failure }]);
  });

  it('that failed are listed with the beginning of their errors, without colors', () => {
    const failure = `\u001B[31mred\u001B[39m\n\n${Array.from({ length: 30 }, (_, at) => `line ${at}`).join('\n')}`;
    const lines = failedLines([...tests(1), { name: 'of 2', file: 'b.test.ts', seconds: 2, failure }]);
    expect(lines.slice(0, 3)).toEqual(['  b.test.ts  of 2', '      red', '      line 0']);
    expect(lines).toHaveLength(13);
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

  it('repeats the failures before the counts', () => {
    const failed = [{ name: 'of 1', file: 'a.test.ts', seconds: 1, failure: 'expected 1 to be 2' }];
    const lines = text(phase({ failed: 1, tests: failed }));
    expect(lines.slice(3, 7)).toEqual([
      '',
      expect.stringContaining('What failed'),
      '  a.test.ts  of 1',
      '      expected 1 to be 2',
    ]);
    expect(text(phase()).join('\n')).not.toContain('What failed');
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
