import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@travesia/contracts/kit';
import { z } from 'zod';
import { parseCatalog } from '../catalog/read-catalog.ts';

const forms = z.array(z.string().trim().min(2).max(80)).min(1);
const fileSchema = z
  .array(
    z.strictObject({
      en: forms,
      es: forms,
      pt: forms,
      /** Languages that the term is translated into; any by default. */
      into_only: z.array(z.enum(LOCALES)).min(1).optional(),
    }),
  )
  .min(1);

type Locale = (typeof LOCALES)[number];

/** A term in three languages. Every form is recognized; `to` is what it is translated to. */
export interface GlossaryTerm {
  recognized: Readonly<Record<Locale, readonly string[]>>;
  to: Readonly<Partial<Record<Locale, string>>>;
}

const firstOf = ([first = '']: readonly string[]): string => first;

/** The terms of `glossary.json`. Throws an Error that names what is wrong, such as a form of two terms. */
export function parseGlossary(
  text: string = readFileSync(join(import.meta.dirname, 'glossary.json'), 'utf8'),
): GlossaryTerm[] {
  const result = fileSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(`translation/glossary.json is not valid:\n${z.prettifyError(result.error)}`);
  for (const locale of LOCALES) {
    const seen = new Set<string>();
    for (const form of result.data.flatMap((term) => term[locale])) {
      const name = form.toLocaleLowerCase();
      if (seen.has(name)) throw new Error(`translation/glossary.json has “${form}” twice in ${locale}`);
      seen.add(name);
    }
  }
  return result.data.map(({ into_only: into = LOCALES, ...recognized }) => ({
    recognized,
    to: Object.fromEntries(into.map((locale) => [locale, firstOf(recognized[locale])])),
  }));
}

/** Names of the catalog that consist of several words; a single one means too many things. */
const several = (name: string): string[] => (/\s/u.test(name) ? [name] : []);

/** The names of treatments. */
const catalogTerms = (): GlossaryTerm[] =>
  parseCatalog()
    .treatments.flatMap(({ name, short_name: short }) => [name, short])
    .map((name) => ({ recognized: { en: several(name.en), es: several(name.es), pt: several(name.pt) }, to: name }));

/** All terms with fixed translations: those of the glossary count before the catalog’s. */
export const readGlossary = (): readonly GlossaryTerm[] => [...parseGlossary(), ...catalogTerms()];
