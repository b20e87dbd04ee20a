import type { AdminProvider } from '@travesia/contracts/platform-admin';

const BYTE_ORDER_MARK = '\uFEFF';

/** A cell: quoted where it must be, and never taken for a formula by a spreadsheet. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Providers as CSV (RFC 4180) that spreadsheets read as UTF-8, with the names of the API as heads. */
export function providersCsv(providers: readonly AdminProvider[]): string {
  const head =
    'id,name,city,country,listing,verification,operation,papers_in_force,papers,papers_expired,risk,risk_reasons,packages,staff,last_active';
  const rows = providers.map((one) => [
    one.id,
    one.name,
    one.city,
    one.country.code,
    one.listing,
    one.verification_status,
    one.operational_status,
    one.papers.in_force,
    one.papers.total,
    one.papers.expired,
    one.risk?.level ?? null,
    one.risk?.reasons.join(' ') ?? null,
    one.package_count,
    one.staff_count,
    one.last_active_at,
  ]);
  return `${BYTE_ORDER_MARK}${[head, ...rows.map((row) => row.map(cell).join(','))].join('\r\n')}\r\n`;
}
