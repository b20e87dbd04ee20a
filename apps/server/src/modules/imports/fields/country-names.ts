import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import type { LocaleData } from 'i18n-iso-countries';
import { foldText } from './clean-text.ts';

/** Countries the product's registries and demo data cover. Used to guess, never to reject others. */
export const latinAmerica = 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'.split(' ');

let byName: Map<string, string> | null = null;

function names(): Map<string, string> {
  if (byName) return byName;
  const require = createRequire(import.meta.url);
  byName = new Map();
  for (const language of ['en', 'es', 'pt'] as const) {
    countries.registerLocale(require(`i18n-iso-countries/langs/${language}.json`) as LocaleData);
    for (const [code, list] of Object.entries(countries.getNames(language, { select: 'all' }))) {
      for (const name of list) byName.set(foldText(name), code);
    }
  }
  return byName;
}

/** ISO-2 from an ISO-2 or ISO-3 code or a name in English, Spanish or Portuguese; null if unknown. */
export function readCountry(text: string): string | null {
  const trimmed = text.trim();
  const folded = foldText(trimmed);
  const named =
    names().get(folded) ?? names().get(folded.replace(/^(?:la |el |republica (?:de |del )?|estados unidos )/, ''));
  if (named) return named;
  if (/^[a-z]{2}$/i.test(trimmed)) return countries.isValid(trimmed.toUpperCase()) ? trimmed.toUpperCase() : null;
  if (/^[a-z]{3}$/i.test(trimmed)) return countries.alpha3ToAlpha2(trimmed.toUpperCase()) ?? null;
  return null;
}

/** The country's usual name in English, for messages. */
export function countryName(code: string): string {
  names();
  return countries.getName(code, 'en') ?? code;
}
