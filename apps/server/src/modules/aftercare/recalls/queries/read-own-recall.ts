import type { OwnRecall, OwnRecalls } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofPatient } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { listOwnRecalls } from '../recipients.repo.ts';

type Own = Awaited<ReturnType<typeof listOwnRecalls>>;

const first = (instants: readonly (Date | null)[]): string | null =>
  instants.flatMap((at) => (at ? [at.toISOString()] : [])).toSorted()[0] ?? null;

const present = (rows: Own, language: Locale): OwnRecall[] =>
  [...Map.groupBy(rows, ({ recall }) => recall.id).values()].flatMap((own) => {
    const [one] = own;
    if (!one) return [];
    const { recall } = one;
    return [
      {
        id: recall.id,
        reference: recall.reference,
        title: recall.title[language],
        message: recall.message[language],
        journeys: own.map(({ journey, clinic }) => ({ ...journey, clinic })),
        sent_at: first(own.map(({ row }) => row.sentAt)),
        read_at: first(own.map(({ row }) => row.readAt)),
      },
    ];
  });

/** Recalls that concern the user as a patient. */
export const listMyRecallsQuery = async (
  { database: { db } }: AftercareDeps,
  { actor, language }: RequestContext,
): Promise<OwnRecalls> => ({ data: present(await listOwnRecalls(db, ofPatient(actor).person.userId), language) });

/** One of them. Throws `recalls.not_found`. */
export async function readOwnRecall(
  db: Db | Tx,
  { id, userId, language }: { id: string; userId: string; language: Locale },
): Promise<OwnRecall> {
  const [found] = present(await listOwnRecalls(db, userId, id), language);
  if (!found) throw new ProblemError('recalls.not_found');
  return found;
}
