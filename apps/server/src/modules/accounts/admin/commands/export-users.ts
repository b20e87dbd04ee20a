import type { ExportedFile } from '@travesia/contracts/kit';
import type { AdminUser, UserFilter } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { writeCsv } from '../../../../platform/exports/write-csv.ts';
import type { Person } from '../../../../platform/http/request-context.ts';
import { allAccounts } from '../../accounts.policy.ts';
import type { UserAdminDeps } from '../user-admin-deps.ts';
import { presentAdminUser } from '../user-admin.presenter.ts';
import { listUserRows } from '../user-listing.repo.ts';

const MOST_ROWS = 10_000;

const HEADINGS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'role',
  'status',
  'email_verified',
  'two_factor',
  'country',
  'language',
  'works_for',
  'works_as',
  'created_at',
  'last_seen_at',
] as const;

const cells = (user: AdminUser) => [
  user.id,
  user.first_name,
  user.last_name,
  user.email,
  user.role,
  user.status,
  user.email_verified,
  user.two_factor_enabled,
  user.country,
  user.language,
  user.works_for?.name ?? null,
  user.works_for?.role ?? null,
  user.created_at,
  user.last_seen_at,
];

/** Exports the filtered accounts as a table. The audit log records who exported them and how many. */
export async function exportUsers(
  { accounts }: UserAdminDeps,
  filter: UserFilter,
  person: Person,
): Promise<ExportedFile> {
  const scope = allAccounts(person);
  const { database, clock } = accounts;
  const at = clock.now();
  const found = await listUserRows(database.db, scope, { ...filter, now: at }, { limit: MOST_ROWS + 1, offset: 0 });
  const rows = found.slice(0, MOST_ROWS).map((row) => presentAdminUser(scope, row));
  await unitOfWork(database, (tx) =>
    appendAudit(tx, { action: 'account.list_exported', actor: person, at, facts: { rows: rows.length } }),
  );
  return {
    name: `users-${at.toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
    content: writeCsv(HEADINGS, rows.map(cells)),
    rows: rows.length,
    complete: found.length <= MOST_ROWS,
  };
}
