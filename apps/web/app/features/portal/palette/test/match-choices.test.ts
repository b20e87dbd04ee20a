import { describe, expect, it } from 'vitest';
import type { Choice } from '../choices.ts';
import { marksIn, matchChoices } from '../match-choices.ts';

const choice = (label: string, more: Partial<Choice> = {}): Choice => ({
  key: label,
  group: 'page',
  label,
  detail: null,
  icon: 'home',
  path: '/x',
  isSite: false,
  ...more,
});
const CHOICES = [
  choice('Configuration', { detail: 'Platform' }),
  choice('Clínicas'),
  choice('Verify waiting clinics'),
  choice('Users'),
];
const labels = (phrase: string) => matchChoices(CHOICES, phrase, 9).map(({ label }) => label);

describe('pages and actions for a phrase', () => {
  it('are found with a letter wrong, missing, added or swapped', () => {
    for (const typed of ['confguration', 'cofniguration', 'configurrat', 'confiburation'])
      expect(labels(typed), typed).toEqual(['Configuration']);
  });

  it('are found without accents, by words in any order and by their group', () => {
    expect(labels('clinicas')[0]).toBe('Clínicas');
    expect(labels('clinics verify')).toEqual(['Verify waiting clinics']);
    expect(labels('platform')).toEqual(['Configuration']);
  });

  it('are all shown for an empty phrase, and none for one that is in none', () => {
    expect(labels('  ')).toHaveLength(4);
    expect(labels('zzzz')).toEqual([]);
  });
});

describe('matched letters', () => {
  const marked = (label: string, phrase: string) =>
    marksIn(label, phrase).map(([start, end]) => label.slice(start, end));

  it('are marked in the label as it is written', () => {
    expect(marked('Clínica García', 'garcia')).toEqual(['García']);
    expect(marked('Verify waiting clinics', 'clin ver')).toEqual(['Ver', 'clin']);
    expect(marked('Ana', 'bob')).toEqual([]);
  });

  it('include letters with typos', () => {
    expect(marked('Ana García', 'garcya')).toEqual(['García']);
  });
});
