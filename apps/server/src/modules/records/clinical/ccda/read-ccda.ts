import { createHash } from 'node:crypto';
import type { ClinicalDocument } from '@travesia/contracts/records';
import { compact, narrative as narrativeText } from '../../../../platform/fhir/elements.ts';
import type { ClinicalAttachment } from '../document/attachments.ts';
import type { Node } from '../fhir/elements.ts';
import { attachmentsFrom } from './attachments.ts';
import { attribute, type Cda, childOf, childrenOf, isStatement, narrativeOf, within, words } from './cda.ts';
import { type Context, type MadeEntry, maker, nameOf, refersTo } from './context.ts';
import { authorsFrom, custodianFrom, patientFrom } from './header.ts';
import { systemOf } from './oids.ts';
import { readStatement } from './statements.ts';
import { conceptFrom, type Made, timeFrom } from './types.ts';

interface ReadSection {
  section: Made;
  entries: MadeEntry[];
}

interface Reading {
  make: Context['make'];
  patient: string;
  language: string;
  dropped: ClinicalDocument['dropped'];
}

/** Why a section is empty, as FHIR says it. A section without a reason says nothing. */
const EMPTY_REASONS: Readonly<Record<string, string>> = {
  NI: 'unavailable',
  UNK: 'unavailable',
  NAV: 'unavailable',
  NASK: 'notasked',
  ASKU: 'unavailable',
  MSK: 'withheld',
};

const labelOf = (statement: Cda, context: Context): string => {
  const text = nameOf(statement, context.narrative)?.['text'];
  return typeof text === 'string' ? text.slice(0, 200) : statement.name;
};

/** The entries of a section, each by itself: one that can’t be read loses no other. */
function entriesOf(section: Cda, title: string, context: Context, { dropped }: Reading): MadeEntry[] {
  return childrenOf(section, 'entry').flatMap((entry, place) => {
    const where = `${title || 'section'}, entry ${place + 1}`;
    return entry.children.flatMap((statement) => {
      if (typeof statement === 'string' || !isStatement(statement)) return [];
      if (isUnknown(statement)) return [];
      const read = readApart(statement, context);
      if (read.length === 0) dropped.push({ where, what: labelOf(statement, context) });
      return read;
    });
  });
}

/** Statements that say that they don’t know: of these, a section has nothing, and knows nothing. */
const isUnknown = (statement: Cda): boolean => attribute(statement, 'nullFlavor') !== undefined;

function unknownIn(section: Cda): string | undefined {
  const statements = childrenOf(section, 'entry').flatMap(({ children }) =>
    children.filter((one): one is Cda => typeof one !== 'string' && isStatement(one)),
  );
  return statements.length > 0 && statements.every(isUnknown) ? attribute(statements[0], 'nullFlavor') : undefined;
}

function readApart(statement: Cda, context: Context): MadeEntry[] {
  try {
    return readStatement(statement, context);
  } catch (error) {
    // Numbers and times that no rule foresees. A fault of our own code would show in every document, and in tests.
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError) return [];
    throw error;
  }
}

function readSection(section: Cda, reading: Reading): ReadSection {
  const code = childOf(section, 'code');
  const title = words(childOf(section, 'title')) ?? attribute(code, 'displayName') ?? '';
  const narrative = narrativeOf(section);
  const context: Context = {
    narrative,
    patient: reading.patient,
    section: attribute(code, 'code') ?? null,
    make: reading.make,
  };
  const entries = entriesOf(section, title, context, reading);
  const inner = childrenOf(section, 'component').flatMap((one) => childrenOf(one, 'section'));
  const read = inner.map((one) => readSection(one, reading));
  const text = words(childOf(section, 'text'));
  const reason = EMPTY_REASONS[attribute(section, 'nullFlavor') ?? unknownIn(section) ?? ''];
  return {
    section: {
      title: title || undefined,
      code: conceptFrom(code, narrative),
      text: text ? narrativeText(text.split('\n'), reading.language) : undefined,
      entry: entries.map(refersTo),
      emptyReason:
        reason && entries.length === 0
          ? { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/list-empty-reason', code: reason }] }
          : undefined,
      section: read.map((one) => one.section),
    },
    entries: [...entries, ...read.flatMap((one) => one.entries)],
  };
}

/** One document is read the same each time: its ids come from its own, or from its title and time. */
function documentIdOf(document: Cda): string {
  const id = childOf(document, 'id');
  const parts = [
    attribute(id, 'root'),
    attribute(id, 'extension'),
    attribute(childOf(document, 'effectiveTime'), 'value'),
  ];
  return createHash('sha256')
    .update(parts.map((part) => part ?? '').join('|'))
    .digest('hex');
}

export interface ReadCcda {
  bundle: Node;
  dropped: ClinicalDocument['dropped'];
  attachments: ClinicalAttachment[];
}

/** A C-CDA document as a FHIR R4 document. */
export function readCcda(document: Cda): ReadCcda {
  const make = maker(documentIdOf(document));
  const language = attribute(childOf(document, 'languageCode'), 'code') ?? 'en';
  const patients = childrenOf(document, 'recordTarget').map((one) => patientFrom(one, make));
  const [patient] = patients;
  const { attachments, dropped } = attachmentsFrom(document);
  const reading: Reading = { make, patient: patient?.fullUrl ?? '', language, dropped };
  const body = within(document, 'component', 'structuredBody');
  const sections = childrenOf(body, 'component')
    .flatMap((one) => childrenOf(one, 'section'))
    .map((one) => readSection(one, reading));
  const [authors, custodian] = [authorsFrom(document, make), custodianFrom(document, make)];
  const title = words(childOf(document, 'title'));
  const date = timeFrom(attribute(childOf(document, 'effectiveTime'), 'value'));
  const id = childOf(document, 'id');
  const composition = make({
    resourceType: 'Composition',
    language: attribute(childOf(document, 'languageCode'), 'code'),
    identifier: { system: systemOf(attribute(id, 'root')), value: attribute(id, 'extension') },
    status: 'final',
    type: conceptFrom(childOf(document, 'code'), new Map()),
    subject: patient && refersTo(patient),
    date,
    author: authors.map(refersTo),
    title,
    custodian: custodian && refersTo(custodian),
    section: sections.map(({ section }) => section),
  });
  const entries = [
    composition,
    ...patients,
    ...authors,
    ...(custodian ? [custodian] : []),
    ...sections.flatMap((one) => one.entries),
  ];
  const bundle = compact({
    resourceType: 'Bundle',
    type: 'document',
    timestamp: date?.includes('T') ? date : undefined,
    entry: entries,
  });
  const named = attachments.map((one) => ({ ...one, name: [title, one.name].filter(Boolean).join(' ') }));
  return { bundle: bundle as Node, dropped, attachments: named };
}
