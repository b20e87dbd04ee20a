import { nextState } from '@travesia/contracts/kit';
import type { NewPaper, PaperCorrection, PaperEvidence, PaperRevocation } from '@travesia/contracts/platform-admin';
import { credentialMachine } from '@travesia/contracts/providers';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findPaper, insertPaper, type PaperRow, treatsAt, updatePaper } from '../../../providers/index.ts';
import { evidenceFaults, paperFaults, readCorrection } from '../../papers/paper.rules.ts';
import type { PlatformAdminDeps } from '../../platform-admin-deps.ts';
import { changePaper, refusePaper } from './change-paper.ts';

interface Place {
  id: string;
  paper: string;
}

async function mustFind(tx: Tx, { id, paper }: Place): Promise<PaperRow> {
  const row = await findPaper(tx, id, paper);
  if (!row) throw new ProblemError('providers.paper_not_found');
  return row;
}

/** Puts a paper on file, still to be checked. Throws `providers.paper_refused`. */
export async function addPaper(deps: PlatformAdminDeps, id: string, body: NewPaper, actor: Actor): Promise<void> {
  const { version, reason, clinician_id: clinicianId, kind, body: issuer, number, holder, accreditor } = body;
  const { accreditors } = await deps.reference();
  await changePaper(deps, id, { change: 'added', version, reason, actor }, async (tx) => {
    const isKnown = clinicianId === null || (await treatsAt(tx, id, clinicianId));
    const message = 'is none who treats there';
    refusePaper([
      ...paperFaults(body, kind, (slug) => accreditors.has(slug)),
      ...(isKnown ? [] : [{ path: 'body.clinician_id', code: 'not_possible', message }]),
    ]);
    const paper = { id: uuidv7(), kind, body: issuer };
    await insertPaper(tx, {
      ...paper,
      providerId: id,
      clinicianId,
      status: credentialMachine.initial,
      accreditor,
      number,
      holder,
      issuedOn: body.issued_on,
      expiresOn: body.expires_on,
    });
    return { paper, facts: {} };
  });
}

/** Corrects what a paper says. Throws `providers.paper_not_found` and `providers.paper_refused`. */
export async function correctPaper(
  deps: PlatformAdminDeps,
  place: Place,
  correction: PaperCorrection,
  actor: Actor,
): Promise<void> {
  const { version, reason } = correction;
  const { accreditors } = await deps.reference();
  await changePaper(deps, place.id, { change: 'corrected', version, reason, actor }, async (tx) => {
    const row = await mustFind(tx, place);
    const { fields, changes, facts } = readCorrection(row, correction);
    if (!fields.length) return null;
    const { accreditor, issuedOn, expiresOn } = { ...row, ...changes };
    const written = { accreditor, issued_on: issuedOn, expires_on: expiresOn };
    refusePaper(paperFaults(written, row.kind, (slug) => accreditors.has(slug)));
    await updatePaper(tx, row.id, changes);
    return { paper: { ...row, ...changes }, facts };
  });
}

/** Verifies a paper by where it was looked up. Throws `providers.paper_refused` and `providers.stands_differently`. */
export const verifyPaper = (
  deps: PlatformAdminDeps,
  place: Place,
  { version, reason, source, url, checked_on: checkedOn }: PaperEvidence,
  actor: Actor,
): Promise<void> =>
  changePaper(deps, place.id, { change: 'verified', version, reason, actor }, async (tx, _provider, today) => {
    const row = await mustFind(tx, place);
    const status = nextState(credentialMachine, row.status, 'verify', 'admin');
    if (!status) throw new ProblemError('providers.stands_differently');
    refusePaper(evidenceFaults(checkedOn, row.expiresOn, today));
    await updatePaper(tx, row.id, { status, checkedOn, checkedSource: source, checkedUrl: url });
    return { paper: row, facts: { source, ...(url ? { url } : {}), checked_on: checkedOn } };
  });

/** Takes a paper off every page of patients. Throws `providers.stands_differently` when it is revoked already. */
export const revokePaper = (
  deps: PlatformAdminDeps,
  place: Place,
  { version, reason }: PaperRevocation,
  actor: Actor,
): Promise<void> =>
  changePaper(deps, place.id, { change: 'revoked', version, reason, actor }, async (tx) => {
    const row = await mustFind(tx, place);
    const status = nextState(credentialMachine, row.status, 'revoke', 'admin');
    if (!status) throw new ProblemError('providers.stands_differently');
    await updatePaper(tx, row.id, { status });
    return { paper: row, facts: {} };
  });
