import type { DocumentText } from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import type { Sheet } from '../../../platform/exports/sheet.ts';
import { timeText } from '../../bookings/index.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { DOCUMENT_WORDS } from './document-words.ts';
import type { DocumentRow } from './document.lifecycle.ts';
import { fullName } from './documents.presenter.ts';

interface Written {
  record: JourneyRecord;
  row: DocumentRow;
  text: DocumentText;
  /** The name as the patient typed it; null before. */
  signedName: string | null;
  /** The zone of the patient, if they told one. */
  patientZone: string | null;
}

/** What the printed document says, in the language of its text. */
export function documentSheet({ record, row, text, signedName, patientZone }: Written): Sheet {
  const { provider, row: journey } = record;
  const { language } = text;
  const words = DOCUMENT_WORDS[language];
  const times = (instant: Date) => timesOf(instant, { clinic: provider.timeZone, patient: patientZone }, language);
  return {
    title: text.title,
    number: journey.reference,
    lead: words.status[row.status],
    parties: [
      { label: words.patient, lines: [fullName(record.patient)] },
      { label: words.clinic, lines: [provider.name, provider.city?.[language] ?? ''] },
    ],
    facts: [
      ...(row.formVersion === null ? [] : [[words.version, row.formVersion] as const]),
      ...(row.signedAt && signedName !== null
        ? [[words.signed, signedName] as const, ...times(row.signedAt).map((time) => [words.signedAt, time] as const)]
        : []),
      ...(row.countersignedAt
        ? [
            [words.explained, [row.clinicianName, row.license].filter(Boolean).join(' · ')] as const,
            ...times(row.countersignedAt).map((time) => [words.signedAt, time] as const),
          ]
        : []),
      ...(row.endedAt ? times(row.endedAt).map((time) => [words.ended, time] as const) : []),
      [words.hash, row.sha256 ?? text.sha256],
    ],
    sections: text.sections,
    tables: [],
    notes: [words.note],
    foot: `${words.foot} · ${journey.reference}`,
    page: words.page,
  };
}

/** An instant in the clinic's zone, and in the patient's where that is another one. */
const timesOf = (instant: Date, { clinic, patient }: { clinic: string; patient: string | null }, language: Locale) => [
  ...new Set([clinic, patient ?? clinic].map((zone) => timeText(instant, zone, language))),
];
