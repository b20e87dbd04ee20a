import type { ClinicLogo } from '@travesia/contracts/providers';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../../platform/module-deps.ts';
import { replaceLogo } from '../replace-logo.ts';

/** Deletes the logo of the request's clinic; does nothing without one. */
export const removeLogo = ({ database, clock }: ModuleDeps, actor: Actor): Promise<ClinicLogo> =>
  unitOfWork(database, (tx) => replaceLogo(tx, clock, actor, null));
