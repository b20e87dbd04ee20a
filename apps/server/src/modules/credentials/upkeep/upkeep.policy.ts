import {
  organizationAbilities,
  type OrganizationRole,
  providerAbilities,
  type StaffRole,
} from '@travesia/contracts/access';
import type { CredentialSide, UpkeepAction } from '@travesia/contracts/credentials';
import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose credentials a person takes care of: those of their clinic, of their organization's clinics, or of all clinics. */
export type UpkeepScope = {
  readonly side: CredentialSide;
  readonly person: Person;
  readonly sight: Sight;
  readonly actions: readonly UpkeepAction[];
} & { readonly [scoped]: true };

/** Where a person works, as stored. */
export interface Works {
  provider?: StaffRole | undefined;
  organization?: OrganizationRole | undefined;
}

/** The credentials in a person's care. Throws `access.not_allowed` for everyone who works nowhere. */
export function inCareOf(actor: Actor, works: Works): UpkeepScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  const scope = (side: CredentialSide, actions: readonly UpkeepAction[]) =>
    ({ side, person: actor, sight: sightOf(actor), actions }) as UpkeepScope;
  if (actor.role === 'admin') return scope('platform', ['upload', 'remind', 'own']);
  if (actor.role === 'organization' && works.organization) {
    const manages = organizationAbilities(works.organization).includes('clinics.manage');
    return scope('organization', manages ? ['upload', 'remind', 'own'] : []);
  }
  if (actor.role === 'provider' && works.provider) {
    const changes = providerAbilities({ via: 'staff', role: works.provider }).includes('clinic.change');
    return scope('clinic', changes ? ['upload', 'own'] : []);
  }
  throw new ProblemError('access.not_allowed');
}

/** Throws `access.not_allowed` if the person only looks on. */
export function refuseUnless({ actions }: UpkeepScope, action: UpkeepAction): void {
  if (!actions.includes(action)) throw new ProblemError('access.not_allowed');
}
