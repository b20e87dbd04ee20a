import { DISCHARGE_ITEMS, type DischargeItemKey } from '@travesia/contracts/journeys';
import { linesOf } from '../discharge-lines.ts';
import { DISCHARGE_TEXTS } from '../texts/by-language.ts';
import { type Clinical, clinicalOf } from './clinical.ts';
import { coding, entryOf, loinc, narrative, refTo, type Resource, urnOf } from '../../../../platform/fhir/elements.ts';
import type { BundleFacts } from './facts.ts';
import { peopleOf } from './people.ts';

/** LOINC codes of sections; those of the International Patient Summary where it has the section. Who to call has none. */
const SECTION_CODES: Partial<Record<DischargeItemKey, ReturnType<typeof loinc>>> = {
  warning_signs: loinc('69730-0', 'Instructions'),
  instructions: loinc('8653-8', 'Hospital Discharge instructions'),
  medicines: loinc('10160-0', 'History of Medication use Narrative'),
  follow_up: loinc('18776-5', 'Plan of care note'),
  operation_report: loinc('47519-4', 'History of Procedures Document'),
  anesthesia_record: loinc('59774-0', 'Procedure anesthesia Narrative'),
  implants: loinc('46264-8', 'History of medical device use'),
  lab_results: loinc('30954-2', 'Relevant diagnostic tests/laboratory data Narrative'),
  imaging: loinc('18748-4', 'Diagnostic imaging study'),
  pathology: loinc('11526-1', 'Pathology study'),
};

/** A section as papers have it. What doesn't apply says so in words: nobody may read it as "not asked". */
function sectionOf(facts: BundleFacts, key: DischargeItemKey, { sections }: Clinical): object[] {
  const { content, files, language } = facts;
  const { state, reason } = content.items[key];
  const entries = sections[key] ?? [];
  // A treatment without an operation report is a procedure all the same.
  if (state === null && entries.length === 0) return [];
  const lines = linesOf(key, content, files, language).map(({ label, note, value }) =>
    [label, note, value].filter(Boolean).join(' · '),
  );
  const isEmpty = state === 'not_applicable' && entries.length === 0;
  return [
    {
      title: DISCHARGE_TEXTS[language].item[key],
      code: SECTION_CODES[key],
      text: narrative(lines.length ? lines : [facts.treatment], language),
      entry: entries.map(refTo),
      ...(isEmpty
        ? {
            emptyReason: {
              ...coding('http://terminology.hl7.org/CodeSystem/list-empty-reason', 'nilknown', 'Nil Known'),
              text: reason,
            },
          }
        : {}),
    },
  ];
}

/** Delivered papers as a FHIR R4 document: a discharge summary with the resources that its sections name. */
export function dischargeBundle(facts: BundleFacts): Resource {
  const { packId, language, at } = facts;
  const people = peopleOf(facts);
  const clinical = clinicalOf(facts, people);
  const { person, organization, practitioner, encounter } = people;
  const composition = entryOf(urnOf(packId, 'composition'), {
    resourceType: 'Composition',
    language,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${packId}` },
    status: 'final',
    type: loinc('18842-5', 'Discharge summary'),
    subject: refTo(person),
    encounter: refTo(encounter),
    date: at,
    author: [refTo(practitioner), refTo(organization)],
    title: DISCHARGE_TEXTS[language].title,
    attester: [{ mode: 'legal', time: at, party: refTo(practitioner) }],
    custodian: refTo(organization),
    section: DISCHARGE_ITEMS.flatMap((key) => sectionOf(facts, key, clinical)),
  });
  const named = DISCHARGE_ITEMS.flatMap((key) => clinical.sections[key] ?? []);
  return {
    resourceType: 'Bundle',
    id: packId,
    language,
    identifier: { system: 'urn:ietf:rfc:3986', value: urnOf(packId, 'bundle') },
    type: 'document',
    timestamp: at,
    entry: [composition, person, practitioner, organization, encounter, ...named, ...clinical.others],
  };
}
