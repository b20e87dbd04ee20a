import { describe, expect, it } from 'vitest';
import { spreadsheetText } from '../spreadsheet.ts';

describe('a text for a spreadsheet', () => {
  it.each([
    ['plain', 'plain'],
    ['a-b = c', 'a-b = c'],
    ['=1+1', "'=1+1"],
    [' =1', " '=1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠sum', "'＠sum"],
    ['\tx', "'\tx"],
    ['\t=x', "'\t'=x"],
    ['\rx', "'\rx"],
    ['Clinic;=1+1', "Clinic;'=1+1"],
    ['a; @b', "a; '@b"],
    ['two\n=lines', "two\n'=lines"],
    ['', ''],
  ])('%j is written as %j, so that no formula runs wherever the line is split', (text, written) => {
    expect(spreadsheetText(text)).toBe(written);
  });
});
