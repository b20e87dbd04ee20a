import {
  CLINICAL_KINDS,
  type ClinicalDocument,
  type ClinicalEntry,
  type ClinicalKind,
  type ClinicalSection,
} from '@travesia/contracts/records';
import { groupPanels, type Panel } from './group-panels.ts';

/** What a document says of a kind, for reading. “Not known” has the reason it gives; it never means “none”. */
export type KindState =
  | 'stated'
  | 'none_known'
  | 'notasked'
  | 'unavailable'
  | 'withheld'
  | 'not_known_said'
  | 'not_known_silent';

/** Everything that a document says about one kind. */
export interface KindPart {
  kind: ClinicalKind;
  /** Null for other information, of which nothing is expected. */
  state: KindState | null;
  isContradicted: boolean;
  /** What is so, by the section it stood in. */
  groups: { title: string; panels: Panel[] }[];
  /** Statements that there is none of a part of it, or that it isn’t known. */
  absent: ClinicalEntry[];
  negated: ClinicalEntry[];
  mistaken: ClinicalEntry[];
  /** Sections that say it in words only. */
  worded: ClinicalSection[];
  /** The words of sections whose statements are listed. */
  written: ClinicalSection[];
}

const REASONS = ['notasked', 'unavailable', 'withheld'] as const;

/** The parts of a document in the order of reading; other information only if there is any. */
export const arrangeDocument = (document: ClinicalDocument): KindPart[] =>
  CLINICAL_KINDS.map((kind) => partOf(document, kind)).filter(
    (part) => part.state !== null || Object.values(part).some((value) => Array.isArray(value) && value.length > 0),
  );

function partOf(document: ClinicalDocument, kind: ClinicalKind): KindPart {
  const entries = document.entries.filter((entry) => entry.kind === kind);
  const sections = document.sections.filter((section) => (section.kind ?? 'other') === kind);
  const spoken = sections.filter(({ text }) => text.trim() !== '');
  return {
    kind,
    state: stateOf(document, kind, sections, entries),
    isContradicted: kind !== 'other' && document.contradictions.includes(kind),
    groups: groupsOf(entries.filter(({ standing }) => standing === 'present')),
    absent: entries.filter(({ standing, text }) => (standing === 'none_known' || standing === 'not_known') && text),
    negated: entries.filter(({ standing }) => standing === 'negated'),
    mistaken: entries.filter(({ standing }) => standing === 'in_error'),
    worded: spoken.filter((section) => section.entries.length === 0),
    written: spoken.filter((section) => section.entries.length > 0),
  };
}

function stateOf(
  { states }: ClinicalDocument,
  kind: ClinicalKind,
  sections: readonly ClinicalSection[],
  entries: readonly ClinicalEntry[],
): KindState | null {
  if (kind === 'other') return null;
  const state = states[kind];
  if (state !== 'not_known') return state;
  const reason = REASONS.find((one) => sections.some(({ empty_reason: given }) => given === one));
  if (reason) return reason;
  const isSaid = sections.length > 0 || entries.some(({ standing }) => standing === 'not_known');
  return isSaid ? 'not_known_said' : 'not_known_silent';
}

/** Members stay with their panel, whatever section they name. */
function groupsOf(entries: readonly ClinicalEntry[]): KindPart['groups'] {
  const groups = new Map<string, Panel[]>();
  for (const panel of groupPanels(entries.map((entry) => ({ entry })))) {
    const title = panel.statement.entry.section ?? '';
    groups.set(title, [...(groups.get(title) ?? []), panel]);
  }
  return [...groups].map(([title, panels]) => ({ title, panels }));
}
