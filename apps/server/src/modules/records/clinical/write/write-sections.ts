import { coding, type Entry, loinc, narrative, refTo } from '../../../../platform/fhir/elements.ts';
import type { ClinicalSection } from '@travesia/contracts/records';
import { codesOf, nodesOf } from '../fhir/elements.ts';
import type { Folded } from './fold-items.ts';
import { lineOf } from './lines.ts';
import { OTHER_SECTION, sectionFor, SUMMARY_SECTIONS, summarySection } from './summary-sections.ts';
import type { SummaryFacts } from './summary-facts.ts';

/** A section that is being filled. */
export interface Draft {
  title: string;
  code: object;
  lines: string[];
  entries: Entry[];
  emptyReason?: string;
}

export interface Drafts {
  /** The section of a code of the summary or of a source; of a title alone; or “other information”. */
  at(code: string | null, title?: string): Draft;
  /** In the order of the summary, those of sources after them. */
  all(): Draft[];
}

export function draftSections({ language }: SummaryFacts): Drafts {
  const drafts = new Map<string, Draft>();
  const at = (code: string | null, title = ''): Draft => {
    const key = code ?? title;
    const known = drafts.get(key);
    if (known) return known;
    const own = code === null ? undefined : summarySection(code);
    const name = own?.title[language] ?? (title || OTHER_SECTION[language]);
    const draft: Draft = {
      title: name,
      code: own
        ? loinc(own.code, own.display)
        : { ...(code === null ? {} : coding('http://loinc.org', code)), text: name },
      lines: [],
      entries: [],
    };
    drafts.set(key, draft);
    return draft;
  };
  const order = (code: string): number => {
    const place = SUMMARY_SECTIONS.findIndex((one) => one.code === code);
    if (place >= 0) return place;
    return code === '' ? 1000 : 100;
  };
  return {
    at,
    all: () => [...drafts].toSorted(([a], [b]) => order(a) - order(b)).map(([, draft]) => draft),
  };
}

/** Codes of sections are LOINC’s: digits, a hyphen and a check digit. */
const IS_LOINC = /^\d{1,7}-\d$/;

/**
 * The code of the section that an entry goes to: the one it stood in, if the summary allows it there. What it doesn’t
 * allow there has a section of the same title without its code.
 */
function codeFor(section: ClinicalSection | null, { item }: Folded, type: string): string | null {
  const stood = section?.code ?? null;
  const own = stood === null ? undefined : summarySection(stood);
  if (own && (own.types.includes(type) || type === 'DocumentReference')) return stood;
  if (stood !== null && !own && IS_LOINC.test(stood)) return stood;
  if (section !== null && section.title !== '') return null;
  const categories = nodesOf(item.found.resource['category']).flatMap((one) => codesOf(one).map(({ code }) => code));
  const code = sectionFor(item.entry.kind, item.found.type, categories);
  // A statement that could only be kept in words may stand in any section.
  return code !== null && (type === 'DocumentReference' || summarySection(code)?.types.includes(type)) ? code : null;
}

/** Puts statements into their sections. Members of a panel are named by it. */
export function placeItems(
  drafts: Drafts,
  facts: SummaryFacts,
  folded: readonly Folded[],
  written: readonly Entry[],
): void {
  const members = new Set(
    folded.flatMap(({ item }) => item.entry.members.map((path) => `${item.source.source.id}/${path}`)),
  );
  for (const [place, one] of folded.entries()) {
    const entry = written[place];
    if (!entry) continue;
    const { entry: said, source } = one.item;
    const sections = one.same.flatMap((item) => item.sections);
    const isMember = members.has(`${source.source.id}/${said.path}`);
    for (const section of sections.length > 0 ? sections : [null]) {
      const draft = drafts.at(codeFor(section, one, entry.resource.resourceType), section?.title);
      const line = lineOf(said, facts.language);
      if (!draft.lines.includes(line)) draft.lines.push(line);
      if ((section !== null || !isMember) && !draft.entries.includes(entry)) draft.entries.push(entry);
    }
  }
}

export const sectionOf = ({ title, code, lines, entries, emptyReason }: Draft, { language }: SummaryFacts) => ({
  title,
  code,
  text: narrative(lines.length ? lines : [title], language),
  entry: entries.map(refTo),
  ...(emptyReason && entries.length === 0
    ? { emptyReason: coding('http://terminology.hl7.org/CodeSystem/list-empty-reason', emptyReason) }
    : {}),
});
