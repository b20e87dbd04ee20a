import { entryOf, type Entry, loinc, narrative, refTo, urnOf } from '../../../../platform/fhir/elements.ts';
import { dateOf } from '../fhir/elements.ts';
import { ABSENT_TEXTS, type AbsentKind, absentResource, NOT_KNOWN } from './absent-entries.ts';
import { contradictionsOf, type Folded, foldItems } from './fold-items.ts';
import { ownSource } from './own-statements.ts';
import { type ReadSource, readSource } from './read-source.ts';
import type { SummaryFacts, WrittenSummary } from './summary-facts.ts';
import { REQUIRED_SECTIONS, SECTION_OF_KIND } from './summary-sections.ts';
import { inWords, writeItems } from './write-items.ts';
import { type Drafts, draftSections, placeItems, sectionOf } from './write-sections.ts';

const TITLE = { en: 'Patient summary', es: 'Resumen del paciente', pt: 'Resumo do paciente' };
const ABSENT_KINDS = Object.keys(ABSENT_TEXTS) as AbsentKind[];
/** Reasons for an empty section that FHIR has. */
const EMPTY_REASONS = new Set(['nilknown', 'notasked', 'withheld', 'unavailable', 'notstarted', 'closed']);

function patientOf({ id, patient }: SummaryFacts): Entry {
  return entryOf(urnOf(id, 'patient'), {
    resourceType: 'Patient',
    identifier: [{ system: 'urn:ietf:rfc:3986', value: `urn:uuid:${patient.id}` }],
    name: [patient.name === null ? NOT_KNOWN : { text: patient.name }],
    gender: patient.sex,
    ...(patient.birthDate === null ? { _birthDate: NOT_KNOWN } : { birthDate: patient.birthDate }),
  });
}

/** Sections that sources have in words alone, or that they say are empty. */
function placeWords(drafts: Drafts, facts: SummaryFacts, sources: readonly ReadSource[], patient: Entry): void {
  for (const { source, sections } of sources)
    for (const [place, { code, title, text, entries, empty_reason: reason }] of sections.entries()) {
      if (entries.length > 0) continue;
      const draft = () => drafts.at(code, title);
      if (reason !== null) {
        if (EMPTY_REASONS.has(reason)) draft().emptyReason ??= reason;
        if (text !== '') draft().lines.push(...text.split('\n'));
      } else if (text !== '') {
        const document = inWords(facts, `${source.id}/section/${place}`, title, text, patient);
        draft().lines.push(...text.split('\n'));
        draft().entries.push(document);
      }
    }
}

/** Says of what a summary must speak of, and of what sources said that there is none, that there is none or that it isn’t known. */
function placeAbsent(drafts: Drafts, facts: SummaryFacts, sources: readonly ReadSource[], patient: Entry): Entry[] {
  return ABSENT_KINDS.flatMap((kind) => {
    const code = SECTION_OF_KIND[kind];
    const isRequired = REQUIRED_SECTIONS.some((one) => one === code);
    const says = sources.some(({ states }) => states[kind] === 'none_known') ? 'none_known' : 'not_known';
    const isNamed = sources.some(({ states }) => states[kind] === 'stated');
    if ((says === 'not_known' || isNamed) && !isRequired) return [];
    const draft = drafts.at(code);
    if (draft.entries.length > 0) return [];
    // “None” counts only while no source names something.
    const said = isNamed ? 'not_known' : says;
    const text = ABSENT_TEXTS[kind][said][facts.language];
    const entry = entryOf(urnOf(facts.id, `absent/${kind}`), {
      ...absentResource(kind, said, text, refTo(patient)),
      resourceType: String(absentResource(kind, said, text, refTo(patient))['resourceType']),
      text: narrative([text], facts.language),
    });
    draft.entries.push(entry);
    draft.lines.push(text);
    return [entry];
  });
}

/** Where each statement comes from: one record of provenance for each source. */
function provenanceOf(
  facts: SummaryFacts,
  folded: readonly Folded[],
  written: readonly Entry[],
  patient: Entry,
): Entry[] {
  const targets = new Map<string, Set<string>>();
  for (const [place, { same }] of folded.entries())
    for (const { source } of same) {
      const known = targets.get(source.source.id) ?? new Set();
      targets.set(source.source.id, known.add(written[place]?.fullUrl ?? ''));
    }
  return [...targets].map(([id, urls]) => {
    const source = facts.sources.find((one) => one.id === id);
    const date = source?.date ?? null;
    return entryOf(urnOf(facts.id, `provenance/${id}`), {
      resourceType: 'Provenance',
      target: [...urls].map((reference) => ({ reference })),
      ...(date !== null && dateOf(date) ? { occurredDateTime: date } : {}),
      recorded: facts.at,
      agent: source
        ? [{ who: { display: source.authors.join(', ') || source.title || 'Unknown' } }]
        : [{ who: refTo(patient) }],
      entity: source && [
        {
          role: 'source',
          what: { identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id}` }, display: source.title },
        },
      ],
    });
  });
}

/** Makes a patient summary after the International Patient Summary. To be run apart: see `writePatientSummary`. */
export function makeSummary(facts: SummaryFacts): WrittenSummary {
  const patient = patientOf(facts);
  const sources = [...facts.sources, ...(facts.own.length ? [ownSource(facts)] : [])].map(readSource);
  const folded = foldItems(sources);
  const { written, supporting, losses } = writeItems(facts, folded, patient);
  const drafts = draftSections(facts);
  placeItems(drafts, facts, folded, written);
  placeWords(drafts, facts, sources, patient);
  const absent = placeAbsent(drafts, facts, sources, patient);
  const author = entryOf(urnOf(facts.id, 'author'), {
    resourceType: 'Device',
    deviceName: [{ name: 'Travesía', type: 'user-friendly-name' }],
  });
  const composition = entryOf(urnOf(facts.id, 'composition'), {
    resourceType: 'Composition',
    meta: { profile: ['http://hl7.org/fhir/uv/ips/StructureDefinition/Composition-uv-ips'] },
    language: facts.language,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${facts.id}` },
    status: 'final',
    type: loinc('60591-5', 'Patient summary Document'),
    subject: refTo(patient),
    date: facts.at,
    author: [refTo(author)],
    title: TITLE[facts.language],
    section: drafts.all().map((draft) => sectionOf(draft, facts)),
  });
  const words = drafts
    .all()
    .flatMap(({ entries }) => entries)
    .filter((entry) => !written.includes(entry) && !absent.includes(entry));
  const provenance = provenanceOf(facts, folded, written, patient);
  const bundle = {
    resourceType: 'Bundle',
    id: facts.id,
    meta: { profile: ['http://hl7.org/fhir/uv/ips/StructureDefinition/Bundle-uv-ips'] },
    language: facts.language,
    identifier: { system: 'urn:ietf:rfc:3986', value: urnOf(facts.id, 'bundle') },
    type: 'document',
    timestamp: facts.at,
    entry: [composition, patient, author, ...written, ...absent, ...words, ...supporting, ...provenance],
  };
  return { json: JSON.stringify(bundle), losses, contradictions: contradictionsOf(sources) };
}
