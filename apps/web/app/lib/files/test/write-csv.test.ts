import { describe, expect, it } from 'vitest';
import { writeCsv } from '../write-csv.ts';

describe('a field', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['a;=b', `"a;'=b"`],
    [-5, '-5'],
    [null, ''],
  ])('writes %j as %s, so that no spreadsheet runs it', async (value, written) => {
    expect(await writeCsv([[value, 'end']])).toBe(`\uFEFF${written},end\r\n`);
  });
});

describe('a table', () => {
  it('quotes where needed and contains no formula', async () => {
    expect(
      await writeCsv([
        ['a,b', 'say "hi"', 'two\nlines'],
        ['=1+1', '@x', 'plain'],
      ]),
    ).toBe('\uFEFF"a,b","say ""hi""","two\nlines"\r\n\'=1+1,\'@x,plain\r\n');
  });
});
