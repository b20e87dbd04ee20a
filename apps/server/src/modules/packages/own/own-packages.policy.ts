import type { PackageStatus, OwnPackageAction } from '@travesia/contracts/packages';
import { packageMachine } from '@travesia/contracts/packages';
import { actionsFor, type MachineActor } from '@travesia/contracts/kit';
import { isInSight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ofClinic } from '../../providers/index.ts';

declare const scoped: unique symbol;

/** The clinic whose packages a request is about, and what its caller may do with them; created only in this file. */
export type OwnPackagesScope = {
  readonly providerId: string;
  readonly person: Person;
  /** The caller in the terms of the machine. */
  readonly as: MachineActor;
} & { readonly [scoped]: true };

/** The packages of the request's clinic. Throws `access.no_clinic`. */
export function ownPackages(actor: Actor): OwnPackagesScope {
  const { providerId, person } = ofClinic(actor);
  const via = person.forProvider?.via ?? 'staff';
  return { providerId, person, as: via === 'staff' ? 'provider' : via } as OwnPackagesScope;
}

/** The packages of a clinic that a proposal's content goes into, when either side accepts it. */
export const packagesOfProposal = (
  { person, as }: { person: Person; as: MachineActor },
  providerId: string,
): OwnPackagesScope => ({ providerId, person, as }) as OwnPackagesScope;

export interface PackageRights {
  edit: boolean;
  price: boolean;
}

/** What the caller may do with the clinic's packages: nothing while it is suspended, except for Travesía. */
export function rightsOf({ person }: OwnPackagesScope, clinic: { demo: boolean }): PackageRights {
  const { forProvider } = person;
  const isStopped = forProvider?.suspended && forProvider.via !== 'admin';
  if (!forProvider || isStopped || !isInSight(sightOf(person), clinic)) return { edit: false, price: false };
  const may = (ability: 'packages.edit' | 'packages.publish') => forProvider.abilities.includes(ability);
  return { edit: may('packages.edit'), price: may('packages.publish') };
}

const BY_EDITORS: readonly string[] = ['restore'];
const UNDOING = 'undo_';

/** What the caller may do with a package now. */
export function ownActions({ as }: OwnPackagesScope, rights: PackageRights, status: PackageStatus): OwnPackageAction[] {
  const isKept = status !== 'archived';
  const moves = actionsFor(packageMachine, status, as).filter(
    (action): action is Exclude<typeof action, `undo_${string}`> =>
      !action.startsWith(UNDOING) && (BY_EDITORS.includes(action) ? rights.edit : rights.price),
  );
  return [
    ...(isKept && rights.edit ? (['edit'] as const) : []),
    ...(isKept && rights.edit && rights.price ? (['edit_price'] as const) : []),
    ...moves,
    ...(rights.edit ? (['duplicate'] as const) : []),
    ...(rights.price && (status === 'published' || status === 'paused') ? (['confirm_price'] as const) : []),
  ];
}
