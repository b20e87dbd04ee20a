import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntakeQuestion, type IntakeSection } from '@travesia/contracts/journeys';
import { z } from 'zod';
import { localizedSchema } from '../catalog/text-schema.ts';

const questionSchema = IntakeQuestion.extend({ text: localizedSchema, why: localizedSchema });
const sectionsSchema = z.record(
  z.string(),
  z.strictObject({ title: localizedSchema, questions: z.array(z.string()).min(1) }),
);
const treatmentsSchema = z.record(z.string(), z.array(z.string()).min(1));

/** Sections of an intake form by treatment; `_default` for treatments that have none of their own. */
export type DefaultIntake = ReadonlyMap<string, readonly IntakeSection[]>;

function read<T>(schema: z.ZodType<T>, file: string): T {
  const result = schema.safeParse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
  if (!result.success) throw new Error(`intake/${file} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** The intake form of each treatment. Throws an Error that names file and field, or what is unknown. */
export function parseIntake(): DefaultIntake {
  const questions = new Map(read(z.array(questionSchema), 'questions.json').map((one) => [one.id, one]));
  const sections = read(sectionsSchema, 'sections.json');
  const forms = Object.entries(read(treatmentsSchema, 'treatments.json'));
  return new Map(
    forms.map(([treatment, ids]) => [
      treatment,
      ids.map((id): IntakeSection => {
        const section = sections[id];
        if (!section) throw new Error(`intake/treatments.json: ${treatment} has an unknown section ${id}`);
        return {
          id,
          title: section.title,
          questions: section.questions.map((key) => {
            const question = questions.get(key);
            if (!question) throw new Error(`intake/sections.json: ${id} has an unknown question ${key}`);
            return question;
          }),
        };
      }),
    ]),
  );
}
