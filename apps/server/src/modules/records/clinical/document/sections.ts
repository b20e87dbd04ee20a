import type { ClinicalSection } from '@travesia/contracts/records';
import { kindOfSection } from '../entries/kinds.ts';
import { codesOf, firstCode, type Node, nodeOf, nodesOf, textOf } from '../fhir/elements.ts';
import type { Resources } from '../fhir/resources.ts';
import { wordsOfXhtml } from '../text/plain-text.ts';

const LOINC = 'http://loinc.org';

function sectionOf(section: Node, resources: Resources): ClinicalSection {
  const codes = codesOf(section['code']);
  const code = (codes.find(({ system }) => system === LOINC) ?? codes[0])?.code ?? null;
  const entries = nodesOf(section['entry']).flatMap((reference) => {
    const resource = resources.resolve(reference);
    return (resource && resources.foundOf(resource)?.path) ?? [];
  });
  return {
    code,
    title: textOf(section['title']) ?? codes[0]?.display ?? '',
    kind: kindOfSection(code),
    text: wordsOfXhtml(textOf(nodeOf(section['text'])?.['div']) ?? ''),
    empty_reason: firstCode(section['emptyReason']) ?? textOf(nodeOf(section['emptyReason'])?.['text']),
    entries,
  };
}

/** The sections of a composition, each before those within it. */
export function sectionsOf(composition: Node | null, resources: Resources): ClinicalSection[] {
  const within = (sections: unknown): ClinicalSection[] =>
    nodesOf(sections).flatMap((section) => [sectionOf(section, resources), ...within(section['section'])]);
  return within(composition?.['section']);
}
