import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JourneyStep } from '@travesia/contracts/journeys';
import { z } from 'zod';
import { localizedSchema } from '../catalog/text-schema.ts';

const stepSchema = JourneyStep.omit({ id: true, title: true }).extend({
  key: JourneyStep.shape.id,
  title: localizedSchema,
});
const useSchema = z.union([
  z.string(),
  z.strictObject({
    use: z.string(),
    files: JourneyStep.shape.files.optional(),
    due_days: z.int().optional(),
  }),
]);
const treatmentsSchema = z.record(z.string(), z.array(useSchema).min(1));

/** Steps of a journey by treatment; `_default` for treatments that have none of their own. */
export type DefaultSteps = ReadonlyMap<string, readonly JourneyStep[]>;

function read<T>(schema: z.ZodType<T>, file: string): T {
  const result = schema.safeParse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
  if (!result.success) throw new Error(`journeys/${file} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** The usual steps of each treatment. Throws an Error that names file and field, or the unknown step. */
export function parseJourneySteps(): DefaultSteps {
  const known = new Map(read(z.array(stepSchema), 'steps.json').map((step) => [step.key, step]));
  const treatments = Object.entries(read(treatmentsSchema, 'treatments.json'));
  return new Map(
    treatments.map(([treatment, uses]) => [
      treatment,
      uses.map((use): JourneyStep => {
        const { use: key, files, due_days: days } = typeof use === 'string' ? { use } : use;
        const found = known.get(key);
        if (!found) throw new Error(`journeys/treatments.json: ${treatment} uses an unknown step ${key}`);
        const { key: id, ...step } = found;
        return { id, ...step, files: files ?? step.files, due: { ...step.due, days: days ?? step.due.days } };
      }),
    ]),
  );
}
