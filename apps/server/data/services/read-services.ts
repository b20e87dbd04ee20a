import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { localizedSchema, slug } from '../catalog/text-schema.ts';

const texts = z.array(localizedSchema).min(2);

const serviceTypeSchema = z.strictObject({
  slug,
  mode: z.enum(['video', 'written']),
  /** Length of the call; null when in writing. */
  minutes: z.int().min(10).max(120).nullable(),
  name: localizedSchema,
  summary: localizedSchema,
  limit: localizedSchema,
  can: texts,
  cannot: texts,
  prepare: texts,
  provided_by: localizedSchema,
  afterwards: localizedSchema,
  sample: z.strictObject({
    title: localizedSchema,
    parts: z.array(z.strictObject({ heading: localizedSchema, text: localizedSchema })).min(3),
  }),
});

export type ServiceTypeContent = z.infer<typeof serviceTypeSchema>;

/** The online services, a file each, in the order of the file names. Throws an Error that names file and field. */
export function parseServices(folder: string = join(import.meta.dirname, 'types')): ServiceTypeContent[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const result = serviceTypeSchema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!result.success) throw new Error(`services/types/${file} is not valid:\n${z.prettifyError(result.error)}`);
      return result.data;
    });
}
