import type { ProblemField } from '@travesia/contracts/kit';
import { PAPER_FIELDS, type PaperCorrection, type PaperField } from '@travesia/contracts/credentials';
import type { PaperRow } from '../papers.repo.ts';

const COLUMNS = {
  body: 'body',
  number: 'number',
  holder: 'holder',
  accreditor: 'accreditor',
  issued_on: 'issuedOn',
  expires_on: 'expiresOn',
} as const satisfies Record<PaperField, keyof PaperRow>;

/** A paper as one writes it, in the names of the API. */
type Written = Record<PaperField, string | null>;

/** What a correction really changes: the columns, and before and after of what names nobody. */
export function readCorrection(row: PaperRow, correction: Partial<PaperCorrection>) {
  const fields = PAPER_FIELDS.filter(
    (field) => correction[field] !== undefined && correction[field] !== row[COLUMNS[field]],
  );
  // Whose name it carries, and the number by which somebody is found, stay out of the log.
  const isSilent = (field: PaperField) => field === 'holder' || (field === 'number' && row.clinicianId !== null);
  const facts = fields
    .filter((field) => !isSilent(field))
    .flatMap((field) => [
      [`${field}.before`, row[COLUMNS[field]]],
      [`${field}.after`, correction[field] ?? null],
    ]);
  return {
    fields,
    changes: Object.fromEntries(fields.map((field) => [COLUMNS[field], correction[field]])) as Partial<PaperRow>,
    facts: { fields: fields.join(', '), ...(Object.fromEntries(facts) as Record<string, string | null>) },
  };
}

const fault = (field: string, message: string): ProblemField => ({
  path: `body.${field}`,
  code: 'not_possible',
  message,
});

/** What of a paper cannot be. */
export function paperFaults(
  { accreditor, issued_on: issued, expires_on: expires }: Pick<Written, 'accreditor' | 'issued_on' | 'expires_on'>,
  kind: PaperRow['kind'],
  knowsAccreditor: (slug: string) => boolean,
): ProblemField[] {
  return [
    ...(accreditor !== null && (kind !== 'accreditation' || !knowsAccreditor(accreditor))
      ? [fault('accreditor', 'names no accreditor, or the paper is no accreditation')]
      : []),
    ...(issued !== null && expires !== null && expires < issued
      ? [fault('expires_on', 'must not be before the first day')]
      : []),
  ];
}

/** What of evidence cannot be: nobody has looked tomorrow, and what has ended is not verified but renewed. */
export function evidenceFaults(checkedOn: string, expiresOn: string | null, today: string): ProblemField[] {
  return [
    ...(checkedOn > today ? [fault('checked_on', 'must not be in the future')] : []),
    ...(expiresOn !== null && expiresOn < today ? [fault('expires_on', 'has passed; correct the last day first')] : []),
  ];
}
