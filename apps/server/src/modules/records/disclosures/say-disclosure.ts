import type { Locale } from '@travesia/contracts/kit';
import type { Disclosure } from '@travesia/contracts/records';
import { DISCLOSURE_TEXTS } from './disclosure-texts.ts';

/** A disclosure in words. */
export interface SaidDisclosure {
  what: string;
  /** Null if it was about no single record. */
  record: string | null;
  recipient: string;
  why: string | null;
}

export function sayDisclosure(line: Disclosure, language: Locale): SaidDisclosure {
  const { kind, record, by, reader, clinic, clinician, journey, reason } = line;
  const texts = DISCLOSURE_TEXTS[language];
  const names = [reader, clinician, clinic].filter((name) => name !== null);
  // Who acts for a clinic is not of it.
  if (names.length === 0 || by === 'travesia' || by === 'organization') names.unshift(texts.by[by]);
  const why = [
    ...(kind === 'emergency_opened' || reason !== null ? [texts.emergency(reason)] : []),
    ...(by === 'link' ? [texts.link] : []),
    ...(by === 'companion' && reader !== null ? [texts.by.companion] : []),
    ...(journey === null ? [] : [texts.journey(journey)]),
  ];
  return {
    what: texts.kinds[kind],
    record: record && (record.title ?? texts.erased),
    recipient: names.join(', '),
    why: why.join(' · ') || null,
  };
}
