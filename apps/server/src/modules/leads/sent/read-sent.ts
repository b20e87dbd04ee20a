import { actionsFor, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import {
  type LeadReason,
  type listSentRequests,
  requestMachine,
  type SentRequest,
  type SentRequestSummary,
} from '@travesia/contracts/leads';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listChanges } from '../../../platform/transition/history.repo.ts';
import { findUser } from '../../accounts/index.ts';
import { listLeadMessages } from '../desk/lead-messages.repo.ts';
import { dueOn } from '../lead.rules.ts';
import type { LeadsDeps } from '../leads-deps.ts';
import { consultationLifecycle } from '../leads.lifecycles.ts';
import { type LeadScope, sentBy } from '../leads.policy.ts';
import { countSent, findSent, listSent, type SentRow } from './sent.repo.ts';

/** The caller's own requests. Throws `access.signed_out`. */
export async function ownRequests({ database }: LeadsDeps, actor: Actor): Promise<LeadScope> {
  return sentBy(actor, actor.kind === 'person' ? await findUser(database.db, actor.userId) : undefined);
}

const present = ({ request, clinic }: SentRow): SentRequestSummary => ({
  id: request.id,
  reference: request.reference,
  status: request.status,
  about: request.about,
  clinic,
  sent_at: request.createdAt.toISOString(),
  due_on: dueOn(request.dueAt),
  answered_at: request.answeredAt?.toISOString() ?? null,
});

/** A page of the caller's own consultation requests. */
export async function listSentQuery(
  deps: LeadsDeps,
  { page, limit }: { page: number; limit: number },
  actor: Actor,
): Promise<EndpointOutput<typeof listSentRequests>> {
  const scope = await ownRequests(deps, actor);
  const { db } = deps.database;
  const [rows, total] = await Promise.all([
    listSent(db, scope, { limit, offset: (page - 1) * limit }),
    countSent(db, scope),
  ]);
  return { data: rows.map(present), ...pageFacts(total, page, limit) };
}

/** One of the caller's own consultation requests, with its answers. Throws `leads.not_found`. */
export async function readSent(deps: LeadsDeps, scope: LeadScope, id: string): Promise<SentRequest> {
  const { keys, database } = deps;
  const row = await findSent(database.db, scope, id);
  if (!row) throw new ProblemError('leads.not_found');
  const [messages, changes] = await Promise.all([
    listLeadMessages(database.db, 'consultation', [id]),
    listChanges(database.db, consultationLifecycle, id),
  ]);
  const { request } = row;
  const declined =
    request.status === 'declined' ? changes.findLast(({ toState }) => toState === 'declined') : undefined;
  return {
    ...present(row),
    version: request.version,
    message: keys.open(request.messageSealed, id),
    answers: messages
      .filter(({ internal }) => !internal)
      .map((message) => ({
        id: message.id,
        by: message.side,
        text: keys.open(message.textSealed, message.id),
        at: message.createdAt.toISOString(),
      })),
    reason: (declined?.reason ?? null) as LeadReason | null,
    actions: actionsFor(requestMachine, request.status, 'patient').filter((action) => action === 'withdraw'),
  };
}
