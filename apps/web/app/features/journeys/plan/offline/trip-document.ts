import tokens from '../../../../styles/tokens.css?inline';
import sheet from './trip-sheet.css?inline';

/** The last day of a kept trip, days after its last entry. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Drawn {
  title: string;
  language: string;
  /** Chosen on this device; undefined to follow the system. */
  theme: string | undefined;
  /** Rendered by React, so escaped. */
  body: string;
}

/** A trip as one document that loads nothing. */
export const tripDocument = ({ title, language, theme, body }: Drawn): string =>
  `<!doctype html><html lang="${escape(language)}"${theme ? ` data-theme="${escape(theme)}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${tokens}${sheet}</style></head><body>${body}</body></html>`;

/** Until when a trip is kept: a while after its last entry, or after now if that is later. */
export function keptUntil(entries: readonly { starts_at: string; ends_at: string | null }[], now: Date): string {
  const last = Math.max(
    now.getTime(),
    ...entries.map(({ starts_at: starts, ends_at: ends }) => Date.parse(ends ?? starts)),
  );
  return new Date(last + KEPT_DAYS * DAY_MS).toISOString();
}
