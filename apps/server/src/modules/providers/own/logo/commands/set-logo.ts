import { type ClinicLogo, LOGO_SIZES } from '@travesia/contracts/providers';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../../platform/module-deps.ts';
import { takeSquares } from '../../../../../platform/pictures/take-squares.ts';
import type { Files } from '../../../../../platform/storage/files.ts';
import { ofClinic } from '../../clinic.policy.ts';
import { replaceLogo } from '../replace-logo.ts';

/** Replaces the logo of the request's clinic by an uploaded one. Throws the problems of `takeSquares`. */
export async function setLogo(
  { database, clock }: ModuleDeps,
  files: Files,
  { actor, files: arrived = [] }: Pick<RequestContext, 'actor' | 'files'>,
): Promise<ClinicLogo> {
  const uploadedBy = ofClinic(actor).person.userId;
  const squares = await takeSquares(files, { arrived, sizes: LOGO_SIZES, fit: 'contain', name: 'logo', uploadedBy });
  return unitOfWork(database, (tx) => replaceLogo(tx, clock, actor, squares));
}
