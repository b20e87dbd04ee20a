import type { ClinicalEntry, ClinicalSection, ClinicalState, StatedKind } from '@travesia/contracts/records';
import { sectionsOf } from '../document/sections.ts';
import { statesOf } from '../document/states.ts';
import { kindOf } from '../entries/kinds.ts';
import { readEntry } from '../entries/read-entry.ts';
import { nodeOf } from '../fhir/elements.ts';
import { referredTo } from '../fhir/referred.ts';
import { type Found, gatherResources, type Resources } from '../fhir/resources.ts';
import { parseJson } from '../text/parse-json.ts';
import type { SummarySource } from './summary-facts.ts';

/** A statement of a source, with its raw resource. */
export interface Item {
  found: Found;
  entry: ClinicalEntry;
  /** The sections it stands in: more than one for some. */
  sections: readonly ClinicalSection[];
  source: ReadSource;
}

export interface ReadSource {
  source: SummarySource;
  resources: Resources;
  sections: readonly ClinicalSection[];
  states: Readonly<Record<StatedKind, ClinicalState>>;
  items: Item[];
}

/** A source as statements and sections. */
export function readSource(source: SummarySource): ReadSource {
  const resources = gatherResources(nodeOf(parseJson(source.raw)) ?? {});
  const composition = resources.all.find(({ type }) => type === 'Composition')?.resource ?? null;
  const sections = sectionsOf(composition, resources);
  const parts = referredTo(resources);
  const entries = resources.all.flatMap((found) => {
    const kind = kindOf(found.type, parts.has(found.resource));
    return kind === null ? [] : [{ found, entry: readEntry(found, kind, resources) }];
  });
  const read: ReadSource = {
    source,
    resources,
    sections,
    states: statesOf(
      entries.map(({ entry }) => entry),
      sections,
    ).states,
    items: [],
  };
  read.items = entries.map(({ found, entry }) => ({
    found,
    entry,
    sections: sections.filter(({ entries: own }) => own.includes(entry.path)),
    source: read,
  }));
  return read;
}
