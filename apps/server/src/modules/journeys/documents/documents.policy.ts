import { type DocumentAction, type DocumentKind, documentMachine, OFFERED_AGAIN } from '@travesia/contracts/journeys';
import { nextState } from '@travesia/contracts/kit';
import {
  isReviewed,
  isRunning,
  type JourneyScope,
  mayChangeForOthers,
  mayReadHealth,
  maySignOn,
  roleOn,
} from '../journey-sides.policy.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { DocumentRow } from './document.lifecycle.ts';
import { isLive } from './documents.rules.ts';

type On = Pick<JourneyRow, 'patientId' | 'status'>;
type Of = Pick<DocumentRow, 'kind' | 'status' | 'countersigned'>;

/** Whether a signature still means something: consents to a treatment until it begins, the others while the journey goes on. */
const isSignable = (journey: On, kind: DocumentKind): boolean =>
  isRunning(journey) && (isReviewed(journey) || kind === 'photos' || kind === 'other');

/** What a user may do with a document now. */
export function documentActions(scope: JourneyScope, journey: On, document: Of): DocumentAction[] {
  if (roleOn(scope, journey) === 'patient') return patientActions(journey, document);
  return mayChangeForOthers(scope) ? deskActions(scope, journey, document) : [];
}

function patientActions(journey: On, document: Of): DocumentAction[] {
  const { kind, status } = document;
  const may = (action: 'sign' | 'withdraw') => nextState(documentMachine, status, action, 'patient') !== null;
  const isOpen = isSignable(journey, kind);
  // Nobody photographs a patient who no longer wants it, whatever the stage.
  const mayWithdraw = kind === 'photos' || (isOpen && isReviewed(journey));
  return [
    ...(may('sign') && isOpen ? (['sign', 'decline'] as const) : []),
    ...(may('withdraw') && mayWithdraw ? (['withdraw'] as const) : []),
    ...(isLive(document) && isRunning(journey) ? (['ask'] as const) : []),
  ];
}

function deskActions(scope: JourneyScope, journey: On, document: Of): DocumentAction[] {
  const { kind, status } = document;
  const as = roleOn(scope, journey);
  const may = (action: 'countersign' | 'void') => nextState(documentMachine, status, action, as) !== null;
  const isOpen = isSignable(journey, kind);
  return [
    ...(maySignOn(scope, journey) && may('countersign') && isOpen ? (['countersign'] as const) : []),
    ...(isLive(document) && isRunning(journey) && mayReadHealth(scope, journey) ? (['answer'] as const) : []),
    // Who operates is for the patient to agree to.
    ...(may('void') && isOpen && kind !== 'surgeon_change' ? (['void'] as const) : []),
  ];
}

/**
 * What a user may offer now: forms without a live document, and the clinic's own words. A change of surgeon is offered again only
 * after the patient refused it.
 * @param kinds what the treatment requires
 * @param rows documents of the journey, oldest first
 */
export function offersOf(
  scope: JourneyScope,
  journey: On,
  { kinds, rows }: { kinds: readonly DocumentKind[]; rows: readonly Of[] },
): DocumentKind[] {
  if (roleOn(scope, journey) === 'patient' || !mayChangeForOthers(scope) || !isRunning(journey)) return [];
  const newest = (kind: DocumentKind) => rows.findLast((one) => one.kind === kind);
  const isWanted = (kind: DocumentKind) => {
    const last = newest(kind);
    if (!isSignable(journey, kind) || (last && isLive(last))) return false;
    if (kind === 'surgeon_change') return last !== undefined && last.status !== 'void';
    return kind === 'photos' || kinds.includes(kind);
  };
  return [...OFFERED_AGAIN.filter(isWanted), ...(mayReadHealth(scope, journey) ? (['other'] as const) : [])];
}
