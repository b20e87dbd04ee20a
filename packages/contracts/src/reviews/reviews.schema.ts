import { z } from 'zod';
import { DateOnly, Id, Name, Slug } from '../kit/index.ts';

const Stars = z.int().min(1).max(5);

export const Review = z
  .object({
    id: Id,
    author: z.string().meta({ description: 'First name and initial.' }),
    author_place: z.string().nullable().meta({ description: 'Where the author lives.' }),
    language: z.string().meta({ description: 'ISO 639-1 code of the language it is written in.' }),
    treatment: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'What they had.' }),
    overall: Stars.meta({ description: 'Stars, 1 to 5.' }),
    scores: z
      .object({
        care: Stars.meta({ description: 'Care.' }),
        communication: Stars.meta({ description: 'Communication.' }),
        facility: Stars.meta({ description: 'Facility.' }),
        value: Stars.meta({ description: 'Value for the price.' }),
      })
      .meta({ description: 'Stars by part.' }),
    title: z.string().meta({ description: 'Title as written.' }),
    body: z.string().meta({ description: 'Text as written.' }),
    visited_month: z.string().meta({ description: 'Month of the visit, YYYY-MM.' }),
    stage: z.enum(['day14', 'month3', 'month12']).meta({ description: 'When after the visit it was written.' }),
    published_on: DateOnly.meta({ description: 'Day it was published.' }),
    reply: z
      .object({ body: z.string().meta({ description: 'The answer as written.' }), replied_on: DateOnly })
      .nullable()
      .meta({ description: 'The provider’s one answer.' }),
    demo: z.boolean().meta({ description: 'Invented for demonstration.' }),
  })
  .meta({ id: 'Review', description: 'A patient’s account of a completed visit.' });
export type Review = z.infer<typeof Review>;
