import { readFileSync } from 'node:fs';
import type { ClinicalEntry } from '@travesia/contracts/records';
import { LOCALES } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { summaryBlocks } from '../pdf/clinical-blocks.ts';
import { CODED_WORDS } from '../pdf/coded-words.ts';
import { PACK_WORDS } from '../pdf/pack-words.ts';

const ENTRY: ClinicalEntry = {
  path: 'Condition/0',
  kind: 'problem',
  standing: 'present',
  resource_type: 'Condition',
  text: 'Hypertension',
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
};

const date = (value: string) => ({ value, precision: 'month' as const });

/** The lines about one statement. */
function saidOf(language: (typeof LOCALES)[number], given: Partial<ClinicalEntry>): string[] {
  const entry = { ...ENTRY, ...given };
  if (entry.kind === 'other') throw new Error('a summary has no other kinds');
  const blocks = summaryBlocks(
    [{ kind: entry.kind, state: 'stated', contradicted: false, entries: [{ entry, sources: [] }] }],
    PACK_WORDS[language],
  );
  return blocks.slice(1, -1).map(({ text }) => text);
}

describe('statements of a pack', () => {
  it('say their states in the language of the pack', () => {
    const problem = {
      clinical_status: 'active',
      verification_status: 'confirmed',
      severity: 'Severe',
      when: { start: date('2019-03'), end: null, text: null },
    };
    expect(saidOf('es', problem)).toEqual([
      '• Hypertension',
      'Desde: marzo de 2019 · Activo · Confirmado · Gravedad: grave',
    ]);
    expect(saidOf('pt', problem)).toEqual([
      '• Hypertension',
      'Desde: março de 2019 · Ativo · Confirmado · Gravidade: grave',
    ]);
    expect(saidOf('es', { kind: 'medication', status: 'on-hold' })).toContain('En pausa');
    expect(saidOf('pt', { kind: 'allergy', criticality: 'unable-to-assess' })).toContain('Risco não avaliado');
    expect(saidOf('es', { kind: 'immunization', standing: 'negated' })).toEqual(['• No se aplicó: Hypertension']);
  });

  it('say what a laboratory makes of a value, and nothing of the usual status', () => {
    const value = { name: null, text: '7.2 mg/dL', number: '7.2', comparator: null, unit: 'mg/dL', range: '2–6' };
    expect(saidOf('es', { kind: 'result', status: 'final', values: [{ ...value, interpretation: 'HH' }] })).toEqual([
      '• Hypertension: 7.2 mg/dL, Críticamente alto (Valores de referencia: 2–6)',
    ]);
  });

  it('leave states as they are written that have no word', () => {
    expect(saidOf('pt', { clinical_status: 'smoldering' })).toContain('smoldering');
  });

  it('have the words of the screens', () => {
    for (const language of LOCALES) {
      const file = `../../../../../../web/app/features/records/document/locales/${language}.json`;
      const screen = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, string>;
      expect(screen).toMatchObject(CODED_WORDS[language]);
      const coded = Object.keys(screen).filter((key) =>
        /^(status|certainty|criticality|severity|flag|negated)\./.test(key),
      );
      expect(Object.keys(CODED_WORDS[language])).toEqual(expect.arrayContaining(coded));
    }
  });
});
