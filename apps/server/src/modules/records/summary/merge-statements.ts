import {
  type ClinicalDocument,
  type ClinicalEntry,
  type ClinicalState,
  type HealthSummary,
  STATED_KINDS,
  type SummarySource,
} from '@travesia/contracts/records';

/** A document that was read, with the record it comes from. */
export interface ReadDocument {
  source: SummarySource;
  document: ClinicalDocument;
}

type KindSummary = HealthSummary['kinds'][number];

/** What documents say together, by kind. Only what is said to be so is listed, and “not known” never becomes “none”. */
export const mergeStatements = (documents: readonly ReadDocument[]): KindSummary[] =>
  STATED_KINDS.map((kind) => {
    const states = documents.map(({ document }) => document.states[kind]);
    return {
      kind,
      state: together(states),
      contradicted: states.includes('stated') && states.includes('none_known'),
      entries: foldSame(kind, documents),
    };
  });

/** Something that one document states counts, then that one says there is none. */
function together(states: readonly ClinicalState[]): ClinicalState {
  if (states.includes('stated')) return 'stated';
  return states.includes('none_known') ? 'none_known' : 'not_known';
}

function foldSame(kind: KindSummary['kind'], documents: readonly ReadDocument[]): KindSummary['entries'] {
  const folded = new Map<string, KindSummary['entries'][number]>();
  for (const { document, source } of documents)
    for (const entry of document.entries) {
      if (entry.kind !== kind || entry.standing !== 'present') continue;
      const key = keyOf(entry);
      const known = folded.get(key);
      if (!known) folded.set(key, { entry, sources: [source] });
      else if (!known.sources.some((one) => one.record_id === source.record_id)) known.sources.push(source);
    }
  return [...folded.values()];
}

/** Statements are the same if everything that people read of them is. */
const keyOf = ({ text, when, clinical_status, status, values, dose }: ClinicalEntry): string =>
  JSON.stringify([text.toLowerCase(), when, clinical_status, status, values.map((value) => value.text), dose]);
