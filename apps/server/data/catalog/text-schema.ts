import { z } from 'zod';

export const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'remove the spaces at the ends');
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case words joined by hyphens');
export const key = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/, 'use lower-case words joined by underscores');
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'use the ISO 3166 code of two letters');
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'use the ISO 4217 code of three letters');
export const day = z.iso.date();
export const position = z.int().min(1);
export const percent = z.int().min(0).max(100);

/** One text in the three languages of the product: none may be missing or empty. */
export const localizedSchema = z.strictObject({ en: text, es: text, pt: text });

/** A public page that stands behind a sentence or a figure. */
export const sourceSchema = z.strictObject({ label: text, url: z.url().optional() });

export type Localized = z.infer<typeof localizedSchema>;
