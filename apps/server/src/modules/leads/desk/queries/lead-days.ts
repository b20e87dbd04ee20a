import { KEPT_MONTHS } from '@travesia/contracts/leads';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { clinicDesk, type DeskScope, networkDesk, teamDesk } from '../../leads.policy.ts';
import { type CountedLeads, countDeskDays } from '../desk.repo.ts';

interface Span {
  from: Date;
  until: Date;
  timeZone: string;
}

const SIDES = { clinic: clinicDesk, organization: networkDesk, team: teamDesk };

const { consultation, contact, claim } = KEPT_MONTHS;

/** Leads per day as a clinic, an organization or the team counts them, and for how many months they are all kept. */
export function leadDays(
  { database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  side: keyof typeof SIDES,
) {
  const scopeOf: (actor: Actor) => DeskScope = SIDES[side];
  return {
    keptMonths: side === 'team' ? Math.min(consultation, contact, claim) : consultation,
    count: (actor: Actor, what: CountedLeads, span: Span) =>
      countDeskDays(db, scopeOf(actor), { what, ...span, now: clock.now() }),
  };
}
