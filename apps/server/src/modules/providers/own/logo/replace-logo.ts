import type { ClinicLogo } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { StoredSquares } from '../../../../platform/pictures/take-squares.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { dropStoredFiles, keepStoredFile } from '../../../../platform/storage/stored-files.repo.ts';
import { logoAddress } from '../../logo-address.ts';
import { writeProvider } from '../../writing/administer.repo.ts';
import { lockOwnProvider } from '../../writing/providers-write.repo.ts';
import { ofClinic } from '../clinic.policy.ts';

/** Sets or clears the logo of the request's clinic, in the caller's transaction; the files of the one before are deleted. */
export async function replaceLogo(
  tx: Tx,
  clock: Clock,
  actor: Actor,
  squares: StoredSquares | null,
): Promise<ClinicLogo> {
  const { providerId, person } = ofClinic(actor);
  const at = clock.now();
  const clinic = await lockOwnProvider(tx, providerId);
  if (!clinic) throw new ProblemError('access.no_clinic');
  refuseOutOfSight(person, clinic);
  const before = [clinic.logoFile, clinic.logoSmallFile].flatMap((id) => id ?? []);
  if (!squares && before.length === 0) return { logo_url: null, version: clinic.version };
  for (const id of squares ? [squares.large, squares.small] : []) await keepStoredFile(tx, id);
  const logo = { logoFile: squares?.large ?? null, logoSmallFile: squares?.small ?? null };
  await writeProvider(tx, clinic, logo, at);
  await dropStoredFiles(tx, before, at);
  const action = squares ? 'clinic.logo_changed' : 'clinic.logo_removed';
  await appendAudit(tx, { action, actor, at, target: { type: 'provider', id: providerId } });
  return { logo_url: logoAddress(logo), version: clinic.version + 1 };
}
