import type { PackageDraft } from '@travesia/contracts/packages';
import { move } from '../move.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { type AskedMove, changeOwnPackage } from './change-own-package.ts';

/** Pauses, archives or restores a package; patients see or miss it within a second. Throws `packages.not_possible`. */
export const movePackage = (
  deps: OwnPackagesDeps,
  asked: AskedMove,
  action: 'pause' | 'archive' | 'restore',
): Promise<PackageDraft> => changeOwnPackage(deps, asked, (tx, moving) => move(tx, moving, action));
