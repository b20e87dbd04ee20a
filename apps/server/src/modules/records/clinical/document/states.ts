import {
  type ClinicalEntry,
  type ClinicalSection,
  type ClinicalState,
  STATED_KINDS,
  type StatedKind,
} from '@travesia/contracts/records';
import { absenceOf } from '../entries/absent.ts';
import { isCurrent } from '../entries/current.ts';
import { isWholeSection } from '../entries/kinds.ts';

const saysNone = ({ standing, codes, text }: ClinicalEntry): boolean =>
  standing === 'none_known' && absenceOf(codes, text)?.isWhole === true;
/** Names something: what is, what is not, or that a part of its kind has none. */
const namesSomething = (entry: ClinicalEntry): boolean =>
  entry.standing === 'present' || entry.standing === 'negated' || (entry.standing === 'none_known' && !saysNone(entry));

/** Words without other entries than documents, where nothing says that they mean nothing. */
export const isInWords = ({ entries, text, empty_reason: reason }: ClinicalSection): boolean =>
  entries.every((path) => path.startsWith('DocumentReference/')) && text !== '' && reason === null;

function stateOf(entries: readonly ClinicalEntry[], sections: readonly ClinicalSection[]): ClinicalState {
  if (entries.some(namesSomething)) return 'stated';
  const isNone =
    entries.some(saysNone) ||
    sections.some(({ code, empty_reason: reason }) => reason === 'nilknown' && isWholeSection(code));
  if (isNone) return 'none_known';
  return sections.some(isInWords) ? 'stated' : 'not_known';
}

/** Of each kind: whether something is stated, none is known, or nothing is known. Nothing said never means none. */
export function statesOf(
  entries: readonly ClinicalEntry[],
  sections: readonly ClinicalSection[],
): { states: Record<StatedKind, ClinicalState>; contradictions: StatedKind[] } {
  const of = (kind: StatedKind) => ({
    entries: entries.filter((entry) => entry.kind === kind),
    sections: sections.filter((section) => section.kind === kind),
  });
  const states = Object.fromEntries(
    STATED_KINDS.map((kind) => [kind, stateOf(of(kind).entries, of(kind).sections)]),
  ) as Record<StatedKind, ClinicalState>;
  const contradictions = STATED_KINDS.filter((kind) => {
    const own = of(kind).entries;
    return own.some(saysNone) && own.some(isCurrent);
  });
  return { states, contradictions };
}
