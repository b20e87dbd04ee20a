import type { ClinicPatient, PatientsFilter } from '@travesia/contracts/bookings';
import { type ExportedFile, type Money, unitsOfMoney } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { type Cell, writeCsv } from '../../../../platform/exports/write-csv.ts';
import type { BookingsDeps } from '../../bookings-deps.ts';
import type { BookingScope } from '../../bookings.policy.ts';
import { presentPatient } from '../patients.presenter.ts';
import { listPatientRows } from '../patients.repo.ts';
import { readPaid } from '../read-paid.ts';

const MOST_ROWS = 10_000;

/** Exports the filtered patients as a table, without contact details. The audit log records who exported them and how many. */
export async function exportPatients(
  { database, clock, money, journeys }: BookingsDeps,
  scope: BookingScope,
  filter: PatientsFilter,
): Promise<ExportedFile> {
  const now = clock.now();
  const page = { limit: MOST_ROWS + 1, offset: 0 };
  const found = await listPatientRows(database.db, scope, { ...filter, now, journeys }, page);
  const rows = found.slice(0, MOST_ROWS);
  const ids = rows.map(({ user }) => user.id);
  const bookings = await readPaid(database.db, money, scope, ids);
  const patients = rows.map((row) => presentPatient(row, bookings.get(row.user.id) ?? [], now));
  await unitOfWork(database, (tx) =>
    appendAudit(tx, {
      action: 'bookings.patients_exported',
      actor: scope.person,
      at: now,
      facts: { rows: patients.length },
    }),
  );
  return {
    name: `patients-${now.toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
    content: writeTable(patients),
    rows: patients.length,
    complete: found.length <= MOST_ROWS,
  };
}

/** A column for each currency: amounts of two are never in one. */
function writeTable(patients: readonly ClinicPatient[]): string {
  const currencies = [...new Set(patients.flatMap(({ money }) => money.map(({ paid }) => paid.currency)))].toSorted();
  const headings = [
    'name',
    'country',
    'language',
    'stage',
    'bookings',
    'journey',
    'next_at',
    'next_status',
    'changed_at',
  ];
  const ofMoney = currencies.flatMap((code) => [`paid_${code.toLowerCase()}`, `remaining_${code.toLowerCase()}`]);
  const units = (money: Money | undefined): Cell => (money ? unitsOfMoney(money) : null);
  const cells = (one: ClinicPatient): Cell[] => [
    one.name,
    one.country,
    one.language,
    one.stage,
    one.booking_count,
    one.journey?.status ?? null,
    one.next?.starts_at ?? null,
    one.next?.status ?? null,
    one.changed_at,
    ...currencies.flatMap((code) => {
      const balance = one.money.find(({ paid }) => paid.currency === code);
      return [units(balance?.paid), units(balance?.remaining)];
    }),
  ];
  return writeCsv([...headings, ...ofMoney], patients.map(cells));
}
