import { DISCHARGE_ITEMS, type DischargeContent, type JourneyFile } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import type { Sheet, SheetRow } from '../../../platform/exports/sheet.ts';
import { timeText } from '../../bookings/index.ts';
import type { Reference } from '../../catalog/index.ts';
import { dayText } from '../day-text.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { linesOf } from './discharge-lines.ts';
import { DISCHARGE_TEXTS } from './texts/by-language.ts';

/** Papers as they are delivered. */
export interface Delivered {
  record: JourneyRecord;
  content: DischargeContent;
  files: ReadonlyMap<string, JourneyFile>;
  language: Locale;
  number: number;
  isCorrection: boolean;
  treatedOn: string | null;
  clinician: { name: string; license: string };
  at: Date;
}

/** Longest piece of a text that is one row: a row can't be longer than a page. */
const PIECE = 900;

/** A text in pieces that end between words. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let rest = text; rest;) {
    const space = rest.length > PIECE ? rest.lastIndexOf(' ', PIECE) : -1;
    const end = rest.length <= PIECE ? rest.length : space > 0 ? space : PIECE;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return pieces;
}

/** What the document of discharge papers says, in the patient's language. */
export function dischargeSheet(reference: Reference, papers: Delivered): Sheet {
  const { record, content, files, language, number, isCorrection, treatedOn, clinician, at } = papers;
  const texts = DISCHARGE_TEXTS[language];
  const { provider, patient, row } = record;
  const country = reference.countries.get(provider.country)?.name[language] ?? provider.country;
  const tables = DISCHARGE_ITEMS.flatMap((key) => {
    const rows = linesOf(key, content, files, language).flatMap(({ label, note, value }): SheetRow[] =>
      piecesOf(label).map((piece, place) => ({
        label: piece,
        note: place === 0 ? note : undefined,
        amount: place === 0 ? value : '',
      })),
    );
    return rows.length ? [{ heading: texts.item[key], rows }] : [];
  });
  return {
    title: texts.title,
    number: row.reference,
    lead: texts.lead(content.contact.name, content.contact.phone),
    parties: [
      { label: texts.label.patient, lines: [`${patient.firstName} ${patient.lastName}`.trim()] },
      {
        label: texts.label.clinic,
        lines: [provider.name, [provider.city?.[language], country].filter(Boolean).join(', ')],
      },
    ],
    facts: [
      [texts.label.treatment, reference.treatments.get(row.treatment)?.name[language] ?? row.treatment],
      ...(treatedOn ? [[texts.label.treatedOn, dayText(treatedOn, language)] as const] : []),
      [texts.label.signed, clinician.name],
      [texts.label.license, clinician.license],
      [texts.label.delivered, texts.clinicTime(timeText(at, provider.timeZone, language))],
    ],
    tables,
    notes: [
      texts.emergency,
      ...(files.size ? [texts.filesNote] : []),
      ...(isCorrection ? [texts.corrected(number)] : []),
    ],
    foot: `${texts.foot} · ${row.reference}`,
    page: texts.page,
  };
}
