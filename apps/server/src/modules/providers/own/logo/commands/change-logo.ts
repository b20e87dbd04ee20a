import { type ClinicLogo, LOGO_SIZES } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import { isShared } from '../../../../../platform/demo/demo-people.ts';
import { refuseOutOfSight } from '../../../../../platform/demo/sight.ts';
import type { RequestContext } from '../../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../../platform/module-deps.ts';
import { type StoredSquares, takeSquares } from '../../../../../platform/pictures/take-squares.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import type { Files } from '../../../../../platform/storage/files.ts';
import { dropStoredFiles, keepStoredFile } from '../../../../../platform/storage/stored-files.repo.ts';
import { logoAddress } from '../../../logo-address.ts';
import { writeProvider } from '../../../writing/administer.repo.ts';
import { lockOwnProvider } from '../../../writing/providers-write.repo.ts';
import { ofClinic } from '../../clinic.policy.ts';

type Caller = Pick<RequestContext, 'actor' | 'files'>;

/** Replaces the logo of the request's clinic by an uploaded one. Throws the problems of `takeSquares`. */
export async function setLogo(
  deps: ModuleDeps,
  files: Files,
  { actor, files: arrived = [] }: Caller,
): Promise<ClinicLogo> {
  const uploadedBy = ofClinic(actor).person.userId;
  const squares = await takeSquares(files, { arrived, sizes: LOGO_SIZES, fit: 'contain', name: 'logo', uploadedBy });
  return replaceLogo(deps, actor, squares);
}

/** Deletes the logo of the request's clinic; does nothing without one. */
export const removeLogo = (deps: ModuleDeps, { actor }: Caller): Promise<ClinicLogo> => replaceLogo(deps, actor, null);

async function replaceLogo(
  { database, clock }: ModuleDeps,
  actor: Caller['actor'],
  squares: StoredSquares | null,
): Promise<ClinicLogo> {
  const { providerId, person } = ofClinic(actor);
  // Strangers share the account, and everyone would see their pictures.
  if (isShared(person)) throw new ProblemError('access.not_allowed');
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
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
  });
}
