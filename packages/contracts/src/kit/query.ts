import { z } from 'zod';

/**
 * A list in a query string: repeated (`country=MX&country=CO`) or comma separated (`country=MX,CO`).
 * Empty parts are dropped, so that an untouched form field filters nothing.
 */
export const listParam = <T extends z.ZodType<string>>(item: T, max = 30) =>
  z.preprocess(
    (value) => [value ?? []].flat().flatMap((part) => String(part).split(',')).map((part) => part.trim()).filter(Boolean),
    z.array(item).max(max),
  );

/** A number typed in a form: an empty field counts as absent. */
export const numberParam = (schema: z.ZodType<number>) =>
  z.preprocess((value) => (value === '' || value === undefined ? undefined : Number(value)), schema.optional());

/** A choice typed in a form: an empty field counts as absent. */
export const optionalParam = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** A checkbox: `true`, `1` or `on` is true; anything else, or absence, is false. */
export const flagParam = z.preprocess((value) => value === true || value === 'true' || value === '1' || value === 'on', z.boolean());

/** What a person typed to search: trimmed, inner space collapsed, at most 200 characters. */
export const SearchText = z
  .string()
  .max(200)
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .meta({ description: 'What the person typed, at most 200 characters.' });
