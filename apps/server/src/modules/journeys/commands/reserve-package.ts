import type { Booking } from '@travesia/contracts/bookings';
import { journeyMachine, type PackageReservation } from '@travesia/contracts/journeys';
import { nextState } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { refuseOutOfSight } from '../../../platform/demo/sight.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { requestBooking } from '../../bookings/index.ts';
import { beginJourney } from '../begin-journey.ts';
import { type AskableClinic, findAskablePackage } from '../cases/askable-clinics.repo.ts';
import { caseLifecycle } from '../cases/case.lifecycle.ts';
import { ownCases } from '../cases/cases.policy.ts';
import { type CaseRow, findCase, lockCase } from '../cases/cases.repo.ts';
import { refuseIncomplete } from '../cases/refuse-incomplete.ts';
import { journeyLifecycle, type JourneyRow } from '../journey.lifecycle.ts';
import { ofPatient } from '../journey-sides.policy.ts';
import { type JourneysDeps, treatmentOf } from '../journeys-deps.ts';
import { refuseUnsigned } from '../journeys.presenter.ts';
import { findJourney, findLiveBooking, lockOpenOf } from '../journeys.repo.ts';
import { closeOthers } from '../quotes/close-others.ts';
import { endQuotes } from '../quotes/end-quotes.ts';

/**
 * Books the package of a case at its price and begins the journey with it, or goes on with the one in which the clinic was asked or
 * whose time was not paid.
 * Throws `journeys.case_not_found`, `journeys.not_askable`, what `refuseIncomplete` throws, `journeys.signature_missing` while a
 * clinician must look at the answers, `journeys.not_possible`, and what `requestBooking` throws.
 */
export async function reservePackage(
  deps: JourneysDeps,
  id: string,
  { revision, consents, ...time }: PackageReservation,
  request: RequestContext,
): Promise<Booking> {
  const { actor, language } = request;
  const scope = ownCases(actor);
  const { db } = deps.database;
  const record = await findCase(db, scope, id);
  if (!record) throw new ProblemError('journeys.case_not_found');
  const clinic = record.row.packageId === null ? undefined : await findAskablePackage(db, record.row.packageId);
  if (!clinic || record.row.packageId === null) throw new ProblemError('journeys.not_askable');
  refuseOutOfSight(actor, clinic);
  const at = deps.clock.now();
  const trips = treatmentOf(await deps.reference(), record.row.treatment).trips > 1 ? 2 : 1;
  const given = consents.map((consent) => ({ ...consent, language, given_at: at.toISOString() }));
  const asked = { ...time, kind: 'treatment', provider_id: clinic.id, package_id: record.row.packageId } as const;
  return requestBooking(deps.bookings, asked, request, async (tx) => {
    const row = await lockCase(tx, scope, id);
    if (!row) throw new ProblemError('journeys.case_not_found');
    const open = await openWith(tx, row, clinic, actor);
    // The time was not paid: the patient has chosen this clinic already.
    if (open && isChosen(open)) return bookAgain(tx, row, open, revision);
    await refuseIncomplete(tx, deps, row, { revision });
    // Nobody has looked at the answers yet.
    if (!open) refuseUnsigned({ asked: row, signed: null });
    const by = { actor, at } as const;
    const journey =
      open ??
      (await beginJourney(tx, { row, clinic, consents: given, as: 'patient', action: 'journeys.asked', ...by }));
    await transition(tx, caseLifecycle, { row, action: 'ask', as: 'patient', set: { updatedAt: at }, ...by });
    await endQuotes(tx, journey, by);
    const moved = await transition(tx, journeyLifecycle, {
      row: journey,
      action: 'reserve',
      as: 'patient',
      set: { trips },
      ...by,
    });
    await closeOthers(tx, deps.seal, moved, { ...by, language: row.language });
    return moved.id;
  });
}

const isChosen = ({ status }: JourneyRow): boolean => nextState(journeyMachine, status, 'reserve', 'patient') === null;

/** Another time for a journey whose first was not paid. */
async function bookAgain(tx: Tx, row: CaseRow, open: JourneyRow, revision: number): Promise<string> {
  if (open.status !== 'accepted' || (await findLiveBooking(tx, open))) throw new ProblemError('journeys.not_possible');
  if (row.revision !== revision) throw new ProblemError('journeys.answers_changed');
  return open.id;
}

/** The open journey in which the clinic was asked about the case, if what it signed allows a booking; undefined without one. */
async function openWith(
  tx: Tx,
  row: CaseRow,
  clinic: Pick<AskableClinic, 'id'>,
  actor: RequestContext['actor'],
): Promise<JourneyRow | undefined> {
  const open = (await lockOpenOf(tx, row.id)).find(({ providerId }) => providerId === clinic.id);
  const record = open && (await findJourney(tx, ofPatient(actor), open.id));
  if (record) refuseUnsigned(record);
  return open;
}
