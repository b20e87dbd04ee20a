import { z } from 'zod';
import { CountryCode, inEachLanguage, Locale } from '../kit/index.ts';

export const ClaimSeverity = z.enum(['blocks', 'warns']).meta({
  description: 'blocks: can’t be published like this; warns: the clinic should reconsider it.',
});
export type ClaimSeverity = z.infer<typeof ClaimSeverity>;

/** A text of a clinic, as written in one language. */
export const ClaimText = z
  .strictObject({
    path: z.string().min(1).max(120).meta({ description: 'Name of the field, returned with its findings.' }),
    language: Locale.meta({ description: 'Language it is written in.' }),
    text: z.string().max(10_000).meta({ description: 'The text, at most 10,000 characters.' }),
  })
  .meta({ id: 'ClaimText', description: 'A text to check.' });
export type ClaimText = z.infer<typeof ClaimText>;

const Source = z
  .object({
    label: z.string().meta({ description: 'Name of the rule or law.' }),
    url: z.string().nullable().meta({ description: 'Its address, if known.' }),
    read_on: z.iso.date().nullable().meta({
      description: 'Day on which we read it; null if the rule rests on general knowledge.',
    }),
  })
  .meta({ description: 'What the rule rests on.' });

const where = {
  rule: z.string().meta({ description: 'Key of the rule.' }),
  severity: ClaimSeverity,
  path: z.string().meta({ description: 'Field of the text; `facts.<name>` for something the clinic must state.' }),
  language: Locale.meta({ description: 'Language of the text.' }),
  from: z.int().min(0).meta({ description: 'Position of the first marked character, in UTF-16 units.' }),
  to: z.int().min(0).meta({ description: 'Position after the last marked character; equal to `from` for facts.' }),
  excerpt: z.string().meta({ description: 'The marked words; empty for facts.' }),
  source: Source,
};

/** What `findClaims` returns: with texts in all languages. */
export const ClaimFound = z.object({
  ...where,
  message: z.object(inEachLanguage(z.string())),
  instead: z.object(inEachLanguage(z.string())),
});
export type ClaimFound = z.infer<typeof ClaimFound>;

export const ClaimFinding = z
  .object({
    ...where,
    message: z.string().meta({ description: 'Why it is a problem.' }),
    instead: z.string().meta({ description: 'What to write instead.' }),
  })
  .meta({ id: 'ClaimFinding', description: 'A claim that rules on advertising forbid or advise against.' });
export type ClaimFinding = z.infer<typeof ClaimFinding>;

export const AdvertisingCheck = z
  .strictObject({
    texts: z.array(ClaimText).min(1).max(30).meta({ description: 'Texts to check, at most 30.' }),
  })
  .meta({ id: 'AdvertisingCheck', description: 'Texts of a clinic, before they are saved.' });

export const AdvertisingFindings = z
  .object({
    country: CountryCode.meta({ description: 'Country whose rules apply.' }),
    data: z.array(ClaimFinding).meta({ description: 'Findings by text, in reading order.' }),
  })
  .meta({ id: 'AdvertisingFindings', description: 'What the rules on advertising say about the texts.' });
export type AdvertisingFindings = z.infer<typeof AdvertisingFindings>;

/** What a clinic states for its advertising. The keys are those of the rules that need them. */
export const ADVERTISING_FACTS = [
  'permit_number',
  'director_name',
  'director_number',
  'specialty',
  'specialty_number',
  'image_consent',
] as const;
export type AdvertisingFact = (typeof ADVERTISING_FACTS)[number];

const line = (max: number, description: string) => z.string().trim().max(max).nullable().meta({ description });

const facts = {
  permit_number: line(60, 'Number of the health authority’s advertising notice or permit.'),
  director_name: line(120, 'Name of the responsible doctor.'),
  director_number: line(60, 'Registration of the responsible doctor, such as CRM-SP 123456.'),
  specialty: line(120, 'Registered specialty of the responsible doctor.'),
  specialty_number: line(60, 'Registration of the specialty, such as RQE 4567.'),
  image_consent: z.boolean().meta({
    description: 'Whether every patient in the clinic’s images of results agreed in writing.',
  }),
};

export const AdvertisingFactsUpdate = z
  .strictObject({ ...facts, version: z.int().min(0).meta({ description: 'The version that was read.' }) })
  .meta({ id: 'AdvertisingFactsUpdate', description: 'What a clinic states for its advertising.' });
export type AdvertisingFactsUpdate = z.infer<typeof AdvertisingFactsUpdate>;

const Required = z
  .object({
    fact: z.enum(ADVERTISING_FACTS).meta({ description: 'What has to be stated.' }),
    missing: z.boolean().meta({ description: 'Whether it is not stated yet.' }),
    severity: ClaimSeverity,
    shown: z.boolean().meta({ description: 'Whether the clinic’s pages show it.' }),
    message: z.string().meta({ description: 'Why.' }),
    source: Source,
  })
  .meta({ description: 'Something that the rules of the clinic’s country want stated.' });

export const AdvertisingFacts = z
  .object({
    country: CountryCode.meta({ description: 'Country whose rules apply.' }),
    ...facts,
    required: z.array(Required).meta({ description: 'What the rules of the country want stated.' }),
    version: z.int().min(0).meta({ description: '0 until something was stated, then incremented with each change.' }),
    actions: z.array(z.enum(['change'])).meta({ description: 'What the user may do here.' }),
  })
  .meta({ id: 'AdvertisingFacts', description: 'What a clinic states for its advertising.' });
export type AdvertisingFacts = z.infer<typeof AdvertisingFacts>;

/** What the clinic's pages say, where the law of its country wants it shown. */
export const AdvertisingStatement = z
  .object({
    fact: z.enum(ADVERTISING_FACTS).meta({ description: 'What is stated.' }),
    value: z.string().meta({ description: 'As the clinic stated it.' }),
  })
  .meta({ id: 'AdvertisingStatement', description: 'Something a clinic has to state on its pages.' });
export type AdvertisingStatement = z.infer<typeof AdvertisingStatement>;

export const AdvertisingStatements = z
  .object({
    data: z.array(AdvertisingStatement).meta({ description: 'In the order of the rules; empty if none applies.' }),
  })
  .meta({ id: 'AdvertisingStatements', description: 'What the law of a clinic’s country wants its pages to state.' });
export type AdvertisingStatements = z.infer<typeof AdvertisingStatements>;
