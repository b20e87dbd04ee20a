import type { InvitationState } from '@travesia/contracts/invitations';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { findClinic } from '../../organizations/index.ts';
import { findUser } from '../../accounts/index.ts';
import { stateAt } from '../invitation-state.ts';
import type { InvitationsDeps } from '../invitations-deps.ts';
import { type InvitationRow, listUnanswered, type Place } from '../invitations.repo.ts';
import { invitationLink } from '../mails/invitation-mails.ts';

export interface Unanswered {
  row: InvitationRow;
  state: InvitationState;
  clinic: { id: string; name: string } | null;
  inviter: { name: string; demo: boolean } | null;
  /** Path of the page for answering it. */
  path: string;
}

/** Unanswered invitations to a place, newest first; only the latest per address. */
export async function listOpenInvitations(
  { accounts, keys }: InvitationsDeps,
  db: Db | Tx,
  places: readonly Omit<Place, 'emailKey'>[],
): Promise<Unanswered[]> {
  const rows = (await Promise.all(places.map((place) => listUnanswered(db, place)))).flat();
  const newest = rows
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1))
    .filter(
      (row, at, all) => all.findIndex(({ emailKey, kind }) => emailKey === row.emailKey && kind === row.kind) === at,
    );
  return Promise.all(
    newest.map(async (row) => {
      const user = row.inviterId ? await findUser(db, row.inviterId) : undefined;
      const clinic =
        row.kind === 'provider_joins_organization' && row.providerId ? await findClinic(db, row.providerId) : null;
      const { kind, language } = row;
      return {
        row,
        state: stateAt(row, accounts.clock.now()),
        clinic: clinic ? { id: clinic.id, name: clinic.name } : null,
        inviter: user ? { name: `${user.firstName} ${user.lastName}`, demo: user.demo } : null,
        path: invitationLink({ kind, language, origin: '', token: row.publicToken ?? keys.tokenOf(row.id) }),
      };
    }),
  );
}
