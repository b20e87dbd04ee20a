import {
  type ClinicalDocument,
  type ClinicalEntry,
  type ClinicalSection,
  codeWord,
  interpretationOf,
} from '@travesia/contracts/records';
import { describe, expect, it } from 'vitest';
import { arrangeDocument, type KindPart } from '../arrange-document.ts';
import { clinicalDate, whenShape } from '../clinical-dates.ts';
import { groupPanels, type Panel } from '../group-panels.ts';
import { langOf, MARKS } from '../known-codes.ts';

const entry = (path: string, given: Partial<ClinicalEntry> = {}): ClinicalEntry => ({
  path,
  kind: 'result',
  standing: 'present',
  resource_type: 'Observation',
  text: path,
  codes: [],
  status: null,
  clinical_status: null,
  verification_status: null,
  criticality: null,
  severity: null,
  when: { start: null, end: null, text: null },
  recorded: null,
  values: [],
  members: [],
  dose: null,
  reactions: [],
  notes: [],
  author: null,
  section: null,
  is_by_standard: true,
  ...given,
});

const section = (given: Partial<ClinicalSection>): ClinicalSection => ({
  code: null,
  title: '',
  kind: null,
  text: '',
  empty_reason: null,
  entries: [],
  ...given,
});

const document = (given: Partial<ClinicalDocument>): ClinicalDocument => ({
  form: 'ips',
  files: 0,
  title: null,
  date: null,
  authors: [],
  custodian: null,
  language: null,
  subject: null,
  subject_count: 1,
  states: {
    problem: 'not_known',
    medication: 'not_known',
    allergy: 'not_known',
    result: 'not_known',
    immunization: 'not_known',
    procedure: 'not_known',
  },
  contradictions: [],
  sections: [],
  entries: [],
  dropped: [],
  problems: [],
  problem_count: 0,
  ...given,
});

const partOf = (given: Partial<ClinicalDocument>, kind: KindPart['kind']): KindPart | undefined =>
  arrangeDocument(document(given)).find((part) => part.kind === kind);

const pathsOf = (panels: readonly Panel[]): unknown[] =>
  panels.map(({ statement, members }) =>
    members.length ? [statement.entry.path, pathsOf(members)] : statement.entry.path,
  );

describe('parts of a document', () => {
  it('are in the order of reading, other information only if there is any', () => {
    const kinds = arrangeDocument(document({})).map(({ kind }) => kind);
    expect(kinds).toEqual(['problem', 'medication', 'allergy', 'result', 'immunization', 'procedure']);
    expect(partOf({ entries: [entry('Flag/0', { kind: 'other' })] }, 'other')?.groups).toHaveLength(1);
  });

  it('never say none where nothing is known, and say why', () => {
    const state = (sections: ClinicalSection[], entries: ClinicalEntry[] = []) =>
      partOf({ sections, entries }, 'allergy')?.state;
    expect(state([])).toBe('not_known_silent');
    expect(state([section({ kind: 'allergy' })])).toBe('not_known_said');
    expect(state([], [entry('A/0', { kind: 'allergy', standing: 'not_known' })])).toBe('not_known_said');
    expect(state([section({ kind: 'allergy', empty_reason: 'notasked' })])).toBe('notasked');
    expect(state([section({ kind: 'problem', empty_reason: 'withheld' })])).toBe('not_known_silent');
  });

  it('set apart what was ruled out, what was a mistake and what is absent', () => {
    const part = partOf(
      {
        entries: [
          entry('Observation/0'),
          entry('Observation/1', { standing: 'negated' }),
          entry('Observation/2', { standing: 'in_error' }),
          entry('Observation/3', { standing: 'none_known' }),
        ],
      },
      'result',
    );
    expect(pathsOf(part?.groups[0]?.panels ?? [])).toEqual(['Observation/0']);
    expect(part?.negated.map(({ path }) => path)).toEqual(['Observation/1']);
    expect(part?.mistaken.map(({ path }) => path)).toEqual(['Observation/2']);
    expect(part?.absent.map(({ path }) => path)).toEqual(['Observation/3']);
  });

  it('keep sections that are only words, under other information where their kind is not known', () => {
    const sections = [
      section({ title: 'Plan', text: 'Rest' }),
      section({ title: 'Allergies', kind: 'allergy', text: 'Penicillin', entries: ['A/0'] }),
    ];
    expect(partOf({ sections }, 'other')?.worded.map(({ title }) => title)).toEqual(['Plan']);
    expect(partOf({ sections }, 'allergy')?.written.map(({ text }) => text)).toEqual(['Penicillin']);
  });
});

describe('panels', () => {
  const grouped = (...entries: ClinicalEntry[]) => pathsOf(groupPanels(entries.map((one) => ({ entry: one }))));

  it('contain their members, wherever these stand', () => {
    expect(grouped(entry('O/1'), entry('O/0', { members: ['O/1', 'O/2'] }), entry('O/2'), entry('O/3'))).toEqual([
      ['O/0', ['O/1', 'O/2']],
      'O/3',
    ]);
  });

  it('show each statement once, even if panels contain each other or themselves', () => {
    expect(grouped(entry('O/0', { members: ['O/1'] }), entry('O/1', { members: ['O/0'] }))).toEqual([['O/0', ['O/1']]]);
    expect(grouped(entry('O/0', { members: ['O/0', 'O/9'] }))).toEqual(['O/0']);
    expect(grouped(entry('O/0', { members: ['O/2'] }), entry('O/1', { members: ['O/2'] }), entry('O/2'))).toEqual([
      ['O/0', ['O/2']],
      'O/1',
    ]);
  });

  it('do not take members of another record', () => {
    const from = (id: string) => [{ record_id: id, title: id, date: null }];
    const panels = groupPanels([
      { entry: entry('O/0', { members: ['O/1'] }), sources: from('a') },
      { entry: entry('O/1'), sources: from('b') },
    ]);
    expect(pathsOf(panels)).toEqual(['O/0', 'O/1']);
  });
});

describe('dates of documents', () => {
  it('say no more than is known', () => {
    expect(clinicalDate('en', { value: '2015', precision: 'year' })).toBe('2015');
    expect(clinicalDate('en', { value: '2015-03', precision: 'month' })).toBe('March 2015');
    expect(clinicalDate('en', { value: '2015-03-09', precision: 'day' })).toBe('Mar 9, 2015');
  });

  it('have the time of where they were written', () => {
    expect(clinicalDate('en', { value: '2020-12-11T14:30:00+01:00', precision: 'time' })).toBe('Dec 11, 2020, 2:30 PM');
    expect(clinicalDate('es', { value: '2020-12-11T23:30:00-08:00', precision: 'time' })).toContain('23:30');
  });

  it('are shown as written if there is no such day', () => {
    expect(clinicalDate('en', { value: '2015-13-45', precision: 'day' })).toBe('2015-13-45');
  });

  it('are one moment, a span, or one end of it', () => {
    const start = { value: '2015', precision: 'year' } as const;
    const end = { value: '2016', precision: 'year' } as const;
    expect(whenShape({ start, end: start, text: null }, true)).toEqual({ shape: 'at', date: start });
    expect(whenShape({ start, end, text: null }, false)).toEqual({ shape: 'between', start, end });
    expect(whenShape({ start, end: null, text: null }, true)).toEqual({ shape: 'from', date: start });
    expect(whenShape({ start, end: null, text: null }, false)).toEqual({ shape: 'at', date: start });
    expect(whenShape({ start: null, end, text: null }, false)).toEqual({ shape: 'until', date: end });
    expect(whenShape({ start: null, end: null, text: 'as a child' }, false)).toEqual({
      shape: 'text',
      text: 'as a child',
    });
    expect(whenShape({ start: null, end: null, text: null }, false)).toBeNull();
  });
});

describe('codes in words', () => {
  it('read interpretations as codes and as names, and leave others as written', () => {
    expect(interpretationOf('H')).toBe('high');
    expect(interpretationOf('below low threshold')).toBe('low');
    expect(interpretationOf('see comment')).toBeNull();
  });

  it('mark all that is not as expected, and nothing else', () => {
    expect(Object.keys(MARKS).toSorted()).toEqual([
      'abnormal',
      'critical',
      'critical_high',
      'critical_low',
      'high',
      'low',
    ]);
  });

  it('make keys of codes however they are spelled', () => {
    expect(codeWord(' Entered in Error')).toBe('entered-in-error');
    expect(codeWord('on_hold')).toBe('on-hold');
  });

  it('give browsers only languages that exist in form', () => {
    expect(langOf('es-co')).toBe('es-CO');
    expect(langOf('Spanish (LATAM)')).toBeUndefined();
    expect(langOf(null)).toBeUndefined();
  });
});
