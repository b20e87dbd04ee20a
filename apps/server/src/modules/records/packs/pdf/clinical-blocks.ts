import {
  CLINICAL_KINDS,
  type ClinicalDocument,
  type ClinicalEntry,
  type HealthSummary,
} from '@travesia/contracts/records';
import { dayWords } from './day-words.ts';
import type { Block } from './pack-parts.ts';
import type { PackWords } from './pack-words.ts';

const whenOf = ({ start, end, text }: ClinicalEntry['when'], { tag }: PackWords): string | null => {
  const days = new Set([start, end].flatMap((one) => (one ? [dayWords(tag, one.value)] : [])));
  return days.size ? [...days].join(' – ') : text;
};

/** What a statement says, in its own words, with values and days. */
function statementOf(entry: ClinicalEntry, words: PackWords): Block[] {
  const { standing } = entry;
  const marked = standing === 'present' ? '' : `${words.absent[standing]}: `;
  const values = entry.values.map(({ name, text, range }) =>
    [name, text, range === null ? null : `(${words.facts.range}: ${range})`].filter((one) => one !== null).join(' '),
  );
  const more = [
    whenOf(entry.when, words),
    entry.clinical_status ?? entry.status,
    entry.severity,
    entry.dose === null ? null : `${words.facts.dose}: ${entry.dose}`,
    entry.reactions.length ? `${words.facts.reactions}: ${entry.reactions.join(', ')}` : null,
    ...entry.notes,
  ].filter((one) => one !== null && one !== '');
  return [
    { style: 'statement', text: `• ${marked}${[entry.text, ...values].filter((one) => one !== '').join(': ')}` },
    ...(more.length ? [{ style: 'small' as const, text: more.join(' · ') }] : []),
  ];
}

/** A clinical document, statement by statement: what isn’t known is said, and never becomes “none”. */
export function documentBlocks(document: ClinicalDocument, words: PackWords): Block[] {
  const { subject } = document;
  const facts = [
    [words.facts.date, document.date && dayWords(words.tag, document.date.value)],
    [words.facts.authors, document.authors.join(', ') || null],
    [words.facts.person, subject?.name ?? null],
    [words.facts.birth, subject?.birth_date && dayWords(words.tag, subject.birth_date.value)],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const blocks: Block[] = facts.map((text) => ({ style: 'small', text }));
  for (const kind of CLINICAL_KINDS) {
    const entries = document.entries.filter((entry) => entry.kind === kind);
    const state = kind === 'other' ? null : document.states[kind];
    if (kind === 'other' && entries.length === 0) continue;
    blocks.push({ style: 'heading', text: words.kinds[kind] });
    if (state === 'none_known' || state === 'not_known') blocks.push({ style: 'text', text: words.states[state] });
    if (kind !== 'other' && document.contradictions.includes(kind))
      blocks.push({ style: 'text', text: words.contradicted });
    blocks.push(...entries.flatMap((entry) => statementOf(entry, words)));
  }
  for (const { title, text } of document.sections)
    if (text !== '') blocks.push({ style: 'heading', text: title || words.kinds.other }, { style: 'text', text });
  return blocks;
}

/** What documents say together, each statement with its sources. */
export const summaryBlocks = (kinds: HealthSummary['kinds'], words: PackWords): Block[] =>
  kinds.flatMap(({ kind, state, contradicted, entries }) => [
    { style: 'heading', text: words.kinds[kind] },
    ...(state === 'stated' ? [] : [{ style: 'text' as const, text: words.states[state] }]),
    ...(state === 'stated' && entries.length === 0 ? [{ style: 'text' as const, text: words.worded }] : []),
    ...(contradicted ? [{ style: 'text' as const, text: words.contradicted }] : []),
    ...entries.flatMap(({ entry, sources }): Block[] => [
      ...statementOf(entry, words),
      { style: 'small', text: `${words.source} ${sources.map(({ title }) => title).join(', ')}` },
    ]),
  ]);
