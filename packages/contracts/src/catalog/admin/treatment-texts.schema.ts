import { z } from 'zod';
import { inEachLanguage } from '../../kit/index.ts';

/** A text in three languages; a draft may lack some. */
const texts = (max: number, description: string) =>
  z.strictObject(inEachLanguage(z.string().trim().max(max))).meta({ description });

/** Maximum entries per section. */
export const MOST_ENTRIES = 12;
const several = <T extends z.ZodType>(item: T, description: string) =>
  z.array(item).max(MOST_ENTRIES).meta({ description });

const SourcedTexts = z.strictObject({
  text: texts(1500, 'The statement.'),
  source: z
    .strictObject({
      label: z.string().trim().min(1).max(300).meta({ description: 'Name of the source.' }),
      url: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullable()
        .meta({ description: 'URL of the source, if it has one.' }),
    })
    .nullable()
    .meta({ description: 'Source; required for a medical figure.' }),
});

const StepTexts = z.strictObject({
  trip: z.int().min(0).max(2).meta({ description: 'Trip number, from 1; 0 if no travel is needed.' }),
  day_offset: z.int().min(-30).max(60).meta({ description: 'Days from the procedure; 0 is the day itself.' }),
  kind: z
    .enum(['arrive', 'examination', 'procedure', 'check', 'rest', 'fly_home'])
    .meta({ description: 'Kind of day.' }),
  title: texts(120, 'Short title.'),
  text: texts(600, 'What happens.'),
});

/** The sections of a treatment's page. */
export const TreatmentSections = z
  .strictObject({
    warnings: several(SourcedTexts, 'What to know first, such as a regulator’s warning.'),
    what_it_is: several(texts(1500, 'A paragraph.'), 'What it is.'),
    suits: several(texts(400, 'Who it may suit.'), 'Who it may suit.'),
    wait: several(texts(400, 'Who should wait.'), 'Who should wait or choose another treatment.'),
    steps: z.array(StepTexts).max(30).meta({ description: 'Days of the trip.' }),
    risks: several(SourcedTexts, 'Risks, in words.'),
    recovery: several(texts(600, 'A sentence.'), 'Recovery.'),
    faq: several(
      z.strictObject({ q: texts(300, 'Question.'), a: texts(1500, 'Answer.') }),
      'Frequently asked questions.',
    ),
  })
  .meta({ id: 'TreatmentSections', description: 'The sections of a treatment’s page in three languages.' });
export type TreatmentSections = z.output<typeof TreatmentSections>;

const Synonym = z.strictObject({
  text: z.string().trim().min(1).max(80).meta({ description: 'Another name people search for.' }),
  weight: z
    .number()
    .min(0.1)
    .max(1)
    .meta({ description: 'Below 1 for a name that is vague or also means other treatments.' }),
});

export const TreatmentSynonyms = z
  .strictObject(inEachLanguage(z.array(Synonym).max(60)))
  .meta({ id: 'TreatmentSynonyms', description: 'Synonyms people search for, by language.' });
export type TreatmentSynonyms = z.output<typeof TreatmentSynonyms>;

/** Names and page texts of a treatment. */
export const treatmentTexts = {
  name: texts(120, 'Full name.'),
  short_name: texts(60, 'Name for cards and headings.'),
  summary: texts(400, 'One or two sentences.'),
  content: TreatmentSections,
  synonyms: TreatmentSynonyms,
};
