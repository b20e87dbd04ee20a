import { z } from 'zod';
import { CredentialStatus } from '../../../credentials/credentials.schema.ts';
import { DateOnly, Id, Instant, Name, Slug } from '../../../kit/index.ts';

/** Most clinicians a clinic keeps, archived ones included. */
export const MOST_CLINICIANS = 200;
/** Maximum length of a biography, in each language. */
export const BIO_MAX = 2000;
/** Maximum length of a question that patients ask, and of its answer. */
export const QUESTION_MAX = 200;
export const ANSWER_MAX = 1500;
export const SPECIALTY_MAX = 80;

/** One line of text, trimmed: no line breaks or other control characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');

const inLanguages = <Part extends z.ZodType>(part: Part, description: string) =>
  z
    .strictObject({
      en: part.meta({ description: 'In English.' }),
      es: part.meta({ description: 'In Spanish.' }),
      pt: part.meta({ description: 'In Portuguese.' }),
    })
    .meta({ description });

const Version = z.int().min(1).meta({ description: 'The version that was read; incremented with each change.' });

const Sees = z
  .strictObject({
    in_person: z.boolean().meta({ description: 'At the clinic.' }),
    online: z.boolean().meta({ description: 'By video or in writing.' }),
  })
  .meta({ description: 'How they see patients; at least one way.' });

const License = z.strictObject({
  registry: line(80).min(2).meta({ description: 'Registry or body that issued it, such as `CRM-SP` or `ReTHUS`.' }),
  number: line(40).min(2).meta({ description: 'Number in that registry.' }),
});

const Treats = z.strictObject({
  treatment: Slug.meta({ description: 'Treatment that the clinic offers.' }),
  count: z.int().min(0).max(100_000).nullable().meta({
    description: 'Number in `cases_year`, as the clinic states; null if not stated.',
  }),
});

const content = {
  name: line(120).min(2).meta({ description: 'Name without title.' }),
  title: line(20).meta({ description: 'Title before the name, such as `Dra.`; empty without one.' }),
  specialty: inLanguages(line(SPECIALTY_MAX).min(2), 'Specialty.'),
  bio: inLanguages(z.string().trim().max(BIO_MAX), 'Biography, plain text; empty where none was written.'),
  license: License.nullable().meta({
    description:
      'Professional license. Another registry or number than the present one is under review until Travesía has verified it.',
  }),
  specialty_number: line(40).nullable().meta({
    description: 'Registry number of the specialty (Brazil: RQE), verified like the license; null without one.',
  }),
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(30)
    .meta({ description: 'ISO 639-1 codes of languages they speak with patients.' }),
  years_in_practice: z.int().min(0).max(80).nullable().meta({ description: 'Years in practice.' }),
  treatments: z.array(Treats).max(60).meta({ description: 'Treatments they perform at the clinic.' }),
  cases_year: z.int().min(1990).max(2200).nullable().meta({
    description: 'The full year that was counted; needed if a treatment has a count.',
  }),
  question: inLanguages(line(QUESTION_MAX), 'A question that patients ask; empty where none was written.'),
  answer: inLanguages(z.string().trim().max(ANSWER_MAX), 'Their written answer; empty where none was written.'),
  sees: Sees,
};

export const NewClinician = z
  .strictObject(content)
  .meta({ id: 'NewClinician', description: 'A clinician whom a clinic adds.' });
export type NewClinician = z.infer<typeof NewClinician>;

export const ClinicianChange = z
  .strictObject({ ...content, version: Version })
  .meta({ id: 'ClinicianChange', description: 'A clinician after the change.' });
export type ClinicianChange = z.infer<typeof ClinicianChange>;

export const VersionSeen = z
  .strictObject({ version: Version })
  .meta({ id: 'VersionSeen', description: 'The version of something that the caller read.' });

/** What is on file of a license or specialty. */
const OnFile = z.object({
  registry: z.string().meta({ description: 'Registry or body that issued it.' }),
  number: z.string().nullable().meta({ description: 'Number in that registry.' }),
  status: CredentialStatus,
  expires_on: DateOnly.nullable().meta({ description: 'Expiration date, its last valid day.' }),
  checked_on: DateOnly.nullable().meta({ description: 'Date Travesía last verified it.' }),
});

/** Something published that names a clinician, so that they can’t be archived. */
export const NamedBy = z
  .object({
    kind: z.enum(['package', 'service']).meta({ description: 'What it is.' }),
    id: Id,
    title: Name,
    path: z.string().meta({ description: 'Path of its public page, without language prefix.' }),
  })
  .meta({ id: 'NamedBy', description: 'Something published that names a clinician.' });
export type NamedBy = z.infer<typeof NamedBy>;

export const OwnClinician = z
  .object({
    ...content,
    id: Id,
    license: OnFile.nullable().meta({ description: 'Professional license as it is on file; null without one.' }),
    specialty_license: OnFile.nullable().meta({
      description: 'Registered specialty as it is on file; null without one.',
    }),
    specialty_number: z
      .string()
      .nullable()
      .meta({ description: 'Registry number of the specialty; null without one.' }),
    treatments: z.array(Treats.extend({ name: Name })).meta({ description: 'Treatments they perform at the clinic.' }),
    named_by: z.array(NamedBy).meta({
      description: 'What names them and is published: packages and online services. They can be archived without any.',
    }),
    path: z.string().nullable().meta({
      description: 'Path of their public page, without language prefix; null while nobody can see it.',
    }),
    archived_at: Instant.nullable().meta({ description: 'Since when they no longer work there; null if they do.' }),
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
    version: Version,
    actions: z
      .array(z.enum(['change', 'archive', 'restore']))
      .meta({ description: 'What the user may do with this clinician.' }),
  })
  .meta({ id: 'OwnClinician', description: 'A clinician as their clinic sees and edits them.' });
export type OwnClinician = z.infer<typeof OwnClinician>;

export const OwnClinicians = z
  .object({
    data: z.array(OwnClinician).meta({ description: 'All clinicians in order; archived ones last.' }),
    treatment_choices: z
      .array(z.object({ slug: Slug, name: Name }))
      .meta({ description: 'Treatments that the clinic offers.' }),
    language_choices: z
      .array(z.string())
      .meta({ description: 'ISO 639-1 codes of the languages that the clinic speaks with patients.' }),
    registry_hint: z.string().nullable().meta({ description: 'Registry of clinicians in the clinic’s country.' }),
    specialty_register: z.string().nullable().meta({
      description:
        'The country’s register of specialties, such as RQE: only a registered specialty may be advertised there. Null without one.',
    }),
    actions: z.array(z.enum(['add', 'order'])).meta({ description: 'What the user may do with the list.' }),
  })
  .meta({ id: 'OwnClinicians', description: 'The clinicians of a clinic.' });
export type OwnClinicians = z.infer<typeof OwnClinicians>;

export const NewOrder = z
  .strictObject({
    ids: z.array(Id).max(500).meta({ description: 'All that are not archived, in the new order.' }),
  })
  .meta({ id: 'NewOrder', description: 'The order of a clinic’s clinicians or rooms.' });
export type NewOrder = z.infer<typeof NewOrder>;
