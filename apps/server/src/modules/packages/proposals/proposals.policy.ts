import type { Person, Actor } from '../../../platform/http/request-context.ts';
import type { MachineActor } from '@travesia/contracts/kit';
import type { ProposalState } from '@travesia/contracts/packages';
import { actionsFor } from '@travesia/contracts/kit';
import { type ProposalAction, proposalMachine } from '@travesia/contracts/packages';
import { isInSight, sightOf } from '../../../platform/demo/sight.ts';
import { ofNetwork } from '../../organizations/index.ts';
import { ofClinic } from '../../providers/index.ts';

declare const scoped: unique symbol;

/** Whether an action answers for the clinic. */
export const isAnswer = (action: string): boolean => ['accept', 'counter', 'decline'].includes(action);

/** Whose proposals a request is about: those an organization sent, or those a clinic received. */
export type ProposalScope = {
  readonly side: 'organization' | 'clinic';
  readonly id: string;
  readonly person: Person;
  readonly as: MachineActor;
} & { readonly [scoped]: true };

/** The proposals of the request's organization. */
export function sentBy(actor: Actor): ProposalScope {
  const { organizationId: id, person } = ofNetwork(actor);
  return { side: 'organization', id, person, as: 'organization' } as ProposalScope;
}

/** The proposals to the request's clinic. */
export function receivedBy(actor: Actor): ProposalScope {
  const { providerId: id, person } = ofClinic(actor);
  const via = person.forProvider?.via ?? 'staff';
  return { side: 'clinic', id, person, as: via === 'staff' ? 'provider' : via } as ProposalScope;
}

const DAY_MS = 86_400_000;

interface Proposal {
  state: ProposalState;
  demo: boolean;
  nudgedAt: Date | null;
  expiresAt: Date;
}

interface Around {
  now: Date;
  /** Whether the clinic still belongs to the organization; afterwards neither side can go on. */
  managed: boolean;
}

/** What the caller may do with a proposal: an organization that acts for the clinic never answers itself. */
export function proposalActions(
  { side, person, as }: ProposalScope,
  proposal: Proposal,
  { now, managed }: Around,
): ProposalAction[] {
  const { forProvider, forOrganization } = person;
  const isStopped = side === 'clinic' && forProvider?.suspended && forProvider.via !== 'admin';
  const may =
    side === 'clinic'
      ? forProvider?.abilities.includes('packages.publish')
      : forOrganization?.abilities.includes('clinics.manage');
  if (!managed || !may || isStopped || forProvider?.readOnly || !isInSight(sightOf(person), proposal)) return [];
  const isOver = proposal.expiresAt <= now;
  const ofSide = (action: string) => (side === 'clinic' ? isAnswer(action) && !isOver : !isAnswer(action));
  const moves = actionsFor(proposalMachine, proposal.state, as).filter(
    (action): action is Exclude<typeof action, 'expire'> => action !== 'expire' && ofSide(action),
  );
  const isNudgeable =
    side === 'organization' &&
    proposal.state === 'sent' &&
    !isOver &&
    (proposal.nudgedAt === null || now.getTime() - proposal.nudgedAt.getTime() >= DAY_MS);
  return [...moves, ...(isNudgeable ? (['nudge'] as const) : [])];
}

/** Who moves a proposal, and when. */
export const moverOf = ({ person, as }: ProposalScope, at: Date) => ({ actor: person, as, at });
