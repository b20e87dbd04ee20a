import { compact, type Entry, entryOf, narrative, type Resource, urnOf } from '../../../../platform/fhir/elements.ts';
import { type Node, textOf } from '../fhir/elements.ts';
import { kindOf } from '../entries/kinds.ts';
import type { Found } from '../fhir/resources.ts';
import { NOT_KNOWN } from './absent-entries.ts';
import type { Folded } from './fold-items.ts';
import { lineOf } from './lines.ts';
import { mend } from './mend.ts';
import type { ReadSource } from './read-source.ts';
import { referencesIn, rewrite, type Target } from './rewrite.ts';
import type { SummaryFacts, SummaryLoss } from './summary-facts.ts';

/** What the summary requires to be said, or said not to be known. */
const REQUIRED_TIMES: Readonly<Record<string, string>> = { MedicationStatement: 'effective', Procedure: 'performed' };

function completed(resource: Node): Node {
  const name = REQUIRED_TIMES[String(resource['resourceType'])];
  if (name === undefined || Object.keys(resource).some((key) => key.replace('_', '').startsWith(name))) return resource;
  return { ...resource, [`_${name}DateTime`]: NOT_KNOWN };
}

/** Words as a file: what no other resource can say. */
export function inWords(facts: SummaryFacts, name: string, title: string, words: string, patient: Entry): Entry {
  return entryOf(urnOf(facts.id, name), {
    resourceType: 'DocumentReference',
    status: 'current',
    subject: { reference: patient.fullUrl, type: 'Patient' },
    description: title,
    content: [
      { attachment: { contentType: 'text/plain; charset=utf-8', data: Buffer.from(words).toString('base64'), title } },
    ],
    text: narrative(words.split('\n'), facts.language),
  });
}

export interface WrittenItems {
  /** Entries of statements, in the order of `folded`. */
  written: Entry[];
  /** People, organizations, medicines that statements refer to. */
  supporting: Entry[];
  losses: SummaryLoss[];
}

/** Makes the resources of a summary from those of its sources: new ids, references that lead somewhere, both validators content. */
export function writeItems(facts: SummaryFacts, folded: readonly Folded[], patient: Entry): WrittenItems {
  const { language } = facts;
  const losses: SummaryLoss[] = [];
  const urns = new Map<Node, string>();
  for (const { item, same } of folded) {
    const urn = urnOf(facts.id, `${item.source.source.id}/${item.found.path}`);
    for (const one of same) urns.set(one.found.resource, urn);
  }
  const queue: { found: Found; source: ReadSource }[] = [];
  const targetIn =
    (source: ReadSource): Target =>
    (reference, from) => {
      const resource = source.resources.resolve(reference, from);
      const address = textOf(reference['reference']) ?? '';
      const people = source.resources.all.filter(({ type }) => type === 'Patient').length;
      if (
        resource?.['resourceType'] === 'Patient' ||
        (!resource && people <= 1 && /(^|\/)Patient\/[^/]+$/.test(address))
      )
        return { reference: patient.fullUrl, type: 'Patient' };
      const found = resource && source.resources.foundOf(resource);
      if (!resource || !found) return null;
      const known = urns.get(resource);
      if (known !== undefined) return { reference: known, type: found.type };
      // A statement that was left out is not brought back by what refers to it.
      if (kindOf(found.type, true) !== null || found.type === 'Composition') return null;
      const urn = urnOf(facts.id, `${source.source.id}/${found.path}`);
      urns.set(resource, urn);
      queue.push({ found, source });
      return { reference: urn, type: found.type };
    };
  const write = ({ found, source }: { found: Found; source: ReadSource }, lines: readonly string[]): Entry | null => {
    const urn = urns.get(found.resource) ?? '';
    const { meta: _meta, text: _text, implicitRules: _rules, ...kept } = rewrite(found.resource, targetIn(source));
    const made = compact(
      completed({
        ...kept,
        id: urn.slice('urn:uuid:'.length),
        meta: { source: `urn:uuid:${source.source.id}` },
        text: lines.length ? narrative(lines, language) : undefined,
      }),
    ) as Resource;
    const { resource, left } = mend(made);
    const how = resource === null ? 'in_words' : 'mended';
    if (left.length > 0 || resource === null)
      losses.push({ source: source.source.id, path: found.path, how, what: left.join(', ') });
    return resource && { fullUrl: urn, resource: resource as Resource };
  };
  const written = folded.map(({ item }) => {
    const line = lineOf(item.entry, language);
    const made = write(item, [line]);
    if (made) return made;
    const words = inWords(
      facts,
      `${item.source.source.id}/${item.found.path}`,
      item.entry.text || item.found.type,
      line,
      patient,
    );
    return words;
  });
  const supporting: Entry[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const made = write(next, []);
    if (made) supporting.push(made);
  }
  return { ...settled(written, supporting, patient), losses };
}

/** References to what could not be written lead nowhere: they keep only the name. */
function settled(written: readonly Entry[], supporting: readonly Entry[], patient: Entry) {
  const there = new Set([patient, ...written, ...supporting].map(({ fullUrl }) => fullUrl));
  const settle = (entry: Entry): Entry => {
    if (referencesIn(entry.resource).every((one) => one.startsWith('#') || there.has(one))) return entry;
    const target: Target = ({ reference }) => (there.has(String(reference)) ? { reference: String(reference) } : null);
    return { fullUrl: entry.fullUrl, resource: rewrite(entry.resource, target) as Resource };
  };
  return { written: written.map(settle), supporting: supporting.map(settle) };
}
