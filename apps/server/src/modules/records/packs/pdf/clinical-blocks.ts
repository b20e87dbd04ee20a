import {
  CLINICAL_KINDS,
  type ClinicalDocument,
  type ClinicalEntry,
  type ClinicalValue,
  codeWord,
  type HealthSummary,
  interpretationOf,
} from '@travesia/contracts/records';
import type { CodedWord } from './coded-words.ts';
import { dayWords } from './day-words.ts';
import type { Block } from './pack-parts.ts';
import type { PackWords } from './pack-words.ts';

/** What lasts until it is said to be over. */
const LASTING: ReadonlySet<string> = new Set(['problem', 'medication', 'allergy']);
const OVER: ReadonlySet<string> = new Set(['resolved', 'inactive', 'remission', 'completed', 'stopped']);
/** The usual status of results, which says nothing to people. */
const USUAL = 'final';

/** A code in the words of a language; what isn’t known stays as it is written. */
function codedWord(group: string, written: string, { coded }: PackWords): string {
  const key = `${group}.${codeWord(written)}`;
  return Object.hasOwn(coded, key) ? coded[key as CodedWord] : written;
}

function whenOf(
  { kind, when, clinical_status: clinical, status }: ClinicalEntry,
  { tag, coded }: PackWords,
): string | null {
  const [start, end] = [when.start, when.end].map((date) => date && dayWords(tag, date.value));
  if (start && end && start !== end) return coded['when.between'].replace('{start}', start).replace('{end}', end);
  const lasts = LASTING.has(kind) && !OVER.has(clinical ?? status ?? '');
  if (start) return lasts && !end ? coded['when.from'].replace('{date}', start) : start;
  return end ? coded['when.until'].replace('{date}', end) : when.text;
}

function valueOf({ name, text, range, interpretation }: ClinicalValue, words: PackWords): string {
  const known = interpretation === null ? null : interpretationOf(interpretation);
  const flag = known ? words.coded[`flag.${known}`] : interpretation;
  const said = [text, flag].filter(Boolean).join(', ');
  return [name, said, range === null ? null : `(${words.facts.range}: ${range})`]
    .filter((one) => one !== null)
    .join(' ');
}

/** When something was, how it stands, and who says so. */
function factsOf(entry: ClinicalEntry, words: PackWords): string[] {
  const { coded, facts } = words;
  const { verification_status: certainty, criticality, severity, recorded, dose, reactions, author } = entry;
  const state = entry.clinical_status ?? entry.status;
  return [
    whenOf(entry, words),
    state && state !== USUAL ? codedWord('status', state, words) : null,
    certainty && codedWord('certainty', certainty, words),
    criticality && codedWord('criticality', criticality, words),
    severity && coded['entry.severity'].replace('{word}', codedWord('severity', severity, words)),
    dose && `${facts.dose}: ${dose}`,
    reactions.length ? `${facts.reactions}: ${reactions.join(', ')}` : null,
    recorded && !entry.when.start
      ? coded['entry.recorded'].replace('{date}', dayWords(words.tag, recorded.value))
      : null,
    author && coded['entry.author'].replace('{author}', author),
    ...entry.notes,
  ].filter((one): one is string => Boolean(one));
}

const standingOf = ({ standing, kind }: ClinicalEntry, { absent, coded }: PackWords): string => {
  if (standing === 'present') return '';
  return `${standing === 'negated' ? coded[`negated.${kind}`] : absent[standing]}: `;
};

/** What a statement says: its own words, its codes in ours. */
function statementOf(entry: ClinicalEntry, words: PackWords): Block[] {
  const facts = factsOf(entry, words);
  const said = [entry.text, ...entry.values.map((value) => valueOf(value, words))].filter((one) => one !== '');
  return [
    { style: 'statement', text: `• ${standingOf(entry, words)}${said.join(': ')}` },
    ...(facts.length ? [{ style: 'small' as const, text: facts.join(' · ') }] : []),
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
