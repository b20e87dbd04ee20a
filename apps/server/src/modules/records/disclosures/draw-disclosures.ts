import type { Locale } from '@travesia/contracts/kit';
import type { Disclosure } from '@travesia/contracts/records';
import { drawSheet } from '../../../platform/exports/draw-sheet.ts';
import type { SheetRow } from '../../../platform/exports/sheet.ts';
import { DISCLOSURE_TEXTS } from './disclosure-texts.ts';
import type { Period } from './period.ts';
import { sayDisclosure } from './say-disclosure.ts';

interface Report {
  /** Name of the patient. */
  patient: string;
  period: Period;
  /** The latest day first. */
  lines: readonly Disclosure[];
  /** Of the period, printed or not. */
  total: number;
}

/** The report as a PDF, a table for each day. */
export function drawDisclosures(
  { patient, period: { from, to }, lines, total }: Report,
  language: Locale,
  at: Date,
): Promise<Buffer> {
  const texts = DISCLOSURE_TEXTS[language];
  const left = total - lines.length;
  return drawSheet(
    {
      title: texts.title,
      number: texts.days(from, to),
      lead: texts.lead,
      parties: [{ label: texts.patient, lines: [patient] }],
      facts: [
        [texts.period, texts.days(from, to)],
        [texts.lines, String(total)],
      ],
      sections: total === 0 ? [{ heading: null, paragraphs: [texts.none] }] : [],
      tables: [...Map.groupBy(lines, ({ day }) => day)].map(([day, ofDay]) => ({
        heading: day,
        rows: ofDay.map((line) => rowOf(line, language)),
      })),
      notes: [...(left > 0 ? [texts.more(left)] : []), ...texts.notes],
      foot: texts.made(at.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ')),
      page: texts.page,
    },
    language,
    at,
  );
}

function rowOf(line: Disclosure, language: Locale): SheetRow {
  const { what, record, recipient, why } = sayDisclosure(line, language);
  return {
    label: record === null ? what : `${what}: ${record}`,
    note: why === null ? recipient : `${recipient} · ${why}`,
    amount: DISCLOSURE_TEXTS[language].times(line.times),
  };
}
