import type { DataExport } from '@travesia/contracts/privacy';
import type { Actor } from '../../../platform/http/request-context.ts';
import { listOwnExports } from '../exports.repo.ts';
import type { PrivacySetup } from '../privacy-deps.ts';
import { ownExports, personOf } from '../privacy.policy.ts';
import { presentExport } from '../privacy.presenter.ts';

const MOST = 20;

/** The person's newest exports. */
export async function listExportsQuery(
  { database, clock }: PrivacySetup,
  actor: Actor,
): Promise<{ data: DataExport[] }> {
  const rows = await listOwnExports(database.db, ownExports(personOf(actor)), MOST);
  return { data: rows.map((row) => presentExport(row, clock.now())) };
}
