import { z } from 'zod';

const typed = z.union([z.string(), z.number()]).optional();

/**
 * A list in a query string: repeated (`country=MX&country=CO`) or comma separated (`country=MX,CO`). Empty parts are
 * dropped, so that an untouched form field doesn't filter.
 */
export const listParam = <T extends z.ZodType<unknown, string>>(item: T, max = 30) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) =>
      [value ?? []]
        .flat()
        .flatMap((part) => part.split(','))
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(max));

/** A number from a form: an empty field counts as absent. */
export const numberParam = (schema: z.ZodType<number, number>) =>
  typed.transform((value) => (value === '' || value === undefined ? undefined : Number(value))).pipe(schema.optional());

/** A choice from a form: an empty field counts as absent. */
export const optionalParam = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z
    .string()
    .optional()
    .transform((value) => value || undefined)
    .pipe(schema.optional())
    .meta({ description: schema.meta()?.description });

/** A checkbox: `true`, `1` or `on` is true; anything else, or absence, is false. */
export const flagParam = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'on');

/** Search text: trimmed, inner whitespace collapsed, at most 200 characters. */
export const SearchText = z
  .string()
  .max(200)
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .meta({ description: 'Search text, at most 200 characters.' });
