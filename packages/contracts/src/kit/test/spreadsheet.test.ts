import { describe, expect, it } from 'vitest';
import { spreadsheetText, textOfCell } from '../spreadsheet.ts';

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
    ['﹦1+1', "'﹦1+1"],
    ['﹣1', "'﹣1"],
    ['\u00a0=1', "\u00a0'=1"],
    ['\ufeff=1', "\ufeff'=1"],
    ['a;"=1+1"', 'a;"\'=1+1"'],
    ['a;；=1', 'a;；=1'],
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

describe('a cell of a spreadsheet', () => {
  it.each([
    ["'=1+1", '=1+1'],
    ["'+57 1 234", '+57 1 234'],
    ["'＠sum", '＠sum'],
    ["Clinic;'=1+1", 'Clinic;=1+1'],
    ['="00123"', '00123'],
    ["D'Angelo", "D'Angelo"],
    ["'t Hoff", "'t Hoff"],
    ['=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['', ''],
  ])('%j is read as %j', (cell, text) => expect(textOfCell(cell)).toBe(text));

  it.each(['=1+1', '-5', 'a;=b', 'two\n+lines', 'plain', "'quoted'"])('written as %j comes back', (text) => {
    expect(textOfCell(spreadsheetText(text))).toBe(text);
  });
});
