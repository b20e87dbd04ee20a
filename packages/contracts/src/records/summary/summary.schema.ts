import { z } from 'zod';
import { Id } from '../../kit/index.ts';
import { ClinicalDate, ClinicalEntry, ClinicalState, STATED_KINDS } from '../clinical.ts';

const Source = z
  .object({
    record_id: Id.meta({ description: 'The record that says it.' }),
    title: z.string().meta({ description: 'What the record is called.' }),
    date: ClinicalDate.nullable().meta({ description: 'When the document was written; null if not said.' }),
  })
  .meta({ id: 'SummarySource', description: 'A record from which a statement comes.' });
export type SummarySource = z.infer<typeof Source>;

export const HealthSummary = z
  .object({
    kinds: z
      .array(
        z.object({
          kind: z.enum(STATED_KINDS).meta({ description: 'What the statements are about.' }),
          state: ClinicalState,
          contradicted: z
            .boolean()
            .meta({ description: 'Whether one record says that there is none while another names something.' }),
          entries: z
            .array(
              z.object({
                entry: ClinicalEntry,
                sources: z.array(Source).meta({ description: 'Records that say the same, the newest first.' }),
              }),
            )
            .meta({ description: 'What is so, by the newest record first; what was ruled out is not among them.' }),
        }),
      )
      .meta({ description: 'Problems, medicines, allergies, results, immunizations and procedures, in this order.' }),
    sources: z.array(Source).meta({ description: 'The records it was made of, the newest first.' }),
    unreadable: z.array(Source).meta({ description: 'Records that could not be read now.' }),
  })
  .meta({ id: 'HealthSummary', description: 'What a patient’s clinical documents say together.' });
export type HealthSummary = z.infer<typeof HealthSummary>;
