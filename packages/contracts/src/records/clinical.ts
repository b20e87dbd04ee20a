import { z } from 'zod';

/** What entries of clinical documents are about; `other` is everything else that is kept: devices, plans, flags. */
export const CLINICAL_KINDS = [
  'problem',
  'medication',
  'allergy',
  'result',
  'immunization',
  'procedure',
  'other',
] as const;
export const ClinicalKind = z.enum(CLINICAL_KINDS).meta({
  description: 'What it is about: problem, medication, allergy, result, immunization, procedure; other for the rest.',
});
export type ClinicalKind = z.infer<typeof ClinicalKind>;

/** Kinds about which a document says something, says that there is none, or says nothing. */
export const STATED_KINDS = CLINICAL_KINDS.filter((kind) => kind !== 'other');
export type StatedKind = Exclude<ClinicalKind, 'other'>;

export const ClinicalState = z.enum(['stated', 'none_known', 'not_known']).meta({
  description:
    'stated: it names something, in entries or in words; none_known: it says that there is none; not_known: it says that it does not know, or nothing. Not known never means none.',
});
export type ClinicalState = z.infer<typeof ClinicalState>;

export const ClinicalStanding = z.enum(['present', 'negated', 'none_known', 'not_known', 'in_error']).meta({
  description:
    'present: it is so; negated: it is said not to be so (ruled out, not done, not taken); none_known: says that there is none of its kind, or of a part of it; not_known: says that it is not known; in_error: was entered by mistake. Only present ones count.',
});
export type ClinicalStanding = z.infer<typeof ClinicalStanding>;

export const ClinicalDate = z
  .object({
    value: z.string().meta({ description: 'As written: 2015, 2015-03, 2015-03-09 or a time with its offset.' }),
    precision: z
      .enum(['year', 'month', 'day', 'time'])
      .meta({ description: 'How exact it is. Nothing may be added to it.' }),
  })
  .meta({ id: 'ClinicalDate', description: 'A date that may be known in part.' });
export type ClinicalDate = z.infer<typeof ClinicalDate>;

export const ClinicalWhen = z
  .object({
    start: ClinicalDate.nullable().meta({ description: 'When it was or began; null if not said.' }),
    end: ClinicalDate.nullable().meta({ description: 'When it ended; null if not said or if it is one moment.' }),
    text: z.string().nullable().meta({ description: 'In words or as an age, if it is no date; null otherwise.' }),
  })
  .meta({ id: 'ClinicalWhen', description: 'When something was.' });
export type ClinicalWhen = z.infer<typeof ClinicalWhen>;

export const ClinicalCode = z
  .object({
    system: z
      .string()
      .nullable()
      .meta({ description: 'Code system, such as http://snomed.info/sct; null if unknown.' }),
    code: z.string().meta({ description: 'Code.' }),
    display: z.string().nullable().meta({ description: 'What the document calls it; null if it gives no name.' }),
  })
  .meta({ id: 'ClinicalCode', description: 'A code of a system.' });
export type ClinicalCode = z.infer<typeof ClinicalCode>;

export const ClinicalValue = z
  .object({
    name: z
      .string()
      .nullable()
      .meta({ description: 'What was measured, for one of several values; null for the one.' }),
    text: z.string().meta({ description: 'The value for reading, with sign and unit.' }),
    number: z.string().nullable().meta({ description: 'The number with the digits that were written; null if none.' }),
    comparator: z.string().nullable().meta({ description: '<, <=, >= or > if the number is a limit; null otherwise.' }),
    unit: z.string().nullable().meta({ description: 'Unit; null if none.' }),
    range: z.string().nullable().meta({ description: 'Reference range for reading; null if none was given.' }),
    interpretation: z.string().nullable().meta({ description: 'What the laboratory says of it: H, L, high; or null.' }),
  })
  .meta({ id: 'ClinicalValue', description: 'A value of a result.' });
export type ClinicalValue = z.infer<typeof ClinicalValue>;

const status = (description: string) => z.string().nullable().meta({ description });

export const ClinicalEntry = z
  .object({
    path: z.string().meta({ description: 'Names it within its document, and its raw resource: Condition/0.' }),
    kind: ClinicalKind,
    standing: ClinicalStanding,
    resource_type: z.string().meta({ description: 'Type of the raw resource: Condition, Observation, Flag.' }),
    text: z.string().meta({ description: 'What it says, in its own language; empty if it has no words.' }),
    codes: z.array(ClinicalCode).meta({ description: 'Its codes, in the order written.' }),
    status: status('Status of the resource as a code: active, completed, final; null if none.'),
    clinical_status: status('Whether it is active, resolved and so on, as a code; null if not said.'),
    verification_status: status('How sure it is: confirmed, unconfirmed, refuted; null if not said.'),
    criticality: status('Of allergies: low, high, unable-to-assess; null if not said.'),
    severity: status('Severity, as a code or in its words; null if not said.'),
    when: ClinicalWhen,
    recorded: ClinicalDate.nullable().meta({ description: 'When it was written down; null if not said.' }),
    values: z.array(ClinicalValue).meta({ description: 'Values of a result, its own and those of its components.' }),
    members: z.array(z.string()).meta({ description: 'Paths of the results that a panel or report consists of.' }),
    dose: status('Of medicines: how it is taken, in words; null if not said.'),
    reactions: z.array(z.string()).meta({ description: 'Of allergies: what happens, in words.' }),
    notes: z.array(z.string()).meta({ description: 'Notes that were added, and what a report concludes.' }),
    author: status('Who stated it; null if only the document’s author is known.'),
    section: status('Title of the section it stood in; null if in none.'),
    is_by_standard: z.boolean().meta({ description: 'False if it is not quite by the standard: read it with care.' }),
  })
  .meta({ id: 'ClinicalEntry', description: 'One statement of a clinical document.' });
export type ClinicalEntry = z.infer<typeof ClinicalEntry>;

export const ClinicalSection = z
  .object({
    code: z.string().nullable().meta({ description: 'LOINC code of the section; null if it has none.' }),
    title: z.string().meta({ description: 'Title as written; empty if it has none.' }),
    kind: ClinicalKind.nullable().meta({ description: 'What it is about; null if its code is not known.' }),
    text: z.string().meta({ description: 'Its words without markup; empty if it has none.' }),
    empty_reason: status('Why it is empty, as a code: nilknown, notasked, unavailable, withheld; null if not said.'),
    entries: z.array(z.string()).meta({ description: 'Paths of its entries.' }),
  })
  .meta({ id: 'ClinicalSection', description: 'A section of a clinical document.' });
export type ClinicalSection = z.infer<typeof ClinicalSection>;

export const ClinicalSubject = z
  .object({
    name: status('Name as written; null if none.'),
    birth_date: ClinicalDate.nullable().meta({ description: 'Date of birth as written; null if none.' }),
    sex: status('Administrative sex as a code: female, male, other, unknown; null if not said.'),
    identifiers: z.array(z.string()).meta({ description: 'Numbers that systems know the person by.' }),
  })
  .meta({ id: 'ClinicalSubject', description: 'Who a document is about, as it says.' });
export type ClinicalSubject = z.infer<typeof ClinicalSubject>;

export const ClinicalDocument = z
  .object({
    form: z.enum(['ips', 'fhir_document', 'fhir_bundle', 'fhir_resource', 'ccda']).meta({
      description:
        'ips: an International Patient Summary; fhir_document, fhir_bundle, fhir_resource: other FHIR R4; ccda: a C-CDA document.',
    }),
    title: status('Title; null if none.'),
    date: ClinicalDate.nullable().meta({ description: 'When it was written; null if not said.' }),
    authors: z.array(z.string()).meta({ description: 'Who wrote it: people, organizations, software.' }),
    custodian: status('Organization that keeps it; null if not said.'),
    language: status('Language of the document, such as es-CO; null if not said.'),
    subject: ClinicalSubject.nullable().meta({ description: 'Who it is about; null if it names nobody.' }),
    subject_count: z.int().meta({ description: 'How many people it has records of: more than one needs a look.' }),
    states: z
      .record(z.enum(STATED_KINDS), ClinicalState)
      .meta({ description: 'Of each kind: whether something is stated, none is known, or nothing is known.' }),
    contradictions: z
      .array(z.enum(STATED_KINDS))
      .meta({ description: 'Kinds of which it says both that there is none and that there is something.' }),
    sections: z.array(ClinicalSection).meta({ description: 'Its sections in order, those within others after them.' }),
    entries: z.array(ClinicalEntry).meta({ description: 'What it states.' }),
    files: z.int().min(0).meta({
      description:
        'How many pictures and PDFs it carries. Those that can be shown are files of the record, after the document itself.',
    }),
    dropped: z
      .array(
        z.object({
          where: z.string().meta({ description: 'Where it stood: section and number, or position in the bundle.' }),
          what: z.string().meta({ description: 'What it seems to be; empty if even that can’t be read.' }),
        }),
      )
      .meta({ description: 'What could not be read at all.' }),
    problems: z
      .array(
        z.object({
          path: z.string().meta({ description: 'Path of the entry or resource; Bundle for the whole.' }),
          where: z.string().meta({ description: 'Element, such as Condition.onsetDateTime.' }),
          message: z.string().meta({ description: 'What a validator says, in English.' }),
        }),
      )
      .meta({ description: 'What is not by the standard. For experts; the first 200.' }),
    problem_count: z.int().meta({ description: 'How many problems there are, including those not listed.' }),
  })
  .meta({ id: 'ClinicalDocument', description: 'What a clinical document says.' });
export type ClinicalDocument = z.infer<typeof ClinicalDocument>;
