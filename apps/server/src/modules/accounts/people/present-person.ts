import type { User } from '@travesia/contracts/accounts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { presentUser } from '../accounts.presenter.ts';
import type { UserRow } from './users.repo.ts';

/** Presents a user to themselves, with their memberships. */
export const presentPerson = async (db: Db | Tx, { membershipsOf }: AccountsDeps, user: UserRow): Promise<User> =>
  presentUser(user, await membershipsOf(db, user.id));
