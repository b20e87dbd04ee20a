import type { View } from '@travesia/contracts/catalog';
import { type Favorite, MOST_IN_LIST, type saveFavorite as saveFavoriteCall } from '@travesia/contracts/favorites';
import type { EndpointArgs } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { thingKey } from '../favorite.rules.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { type FavoriteScope, ownFavorites } from '../favorites.policy.ts';
import { insertItems, type ItemRow, listSaved, updateItem } from '../items.repo.ts';
import { ensureDefaultList, findList } from '../lists.repo.ts';
import { newItem } from '../new-item.ts';
import { presentItems } from '../present-items.ts';
import { readThings } from '../read-things.ts';

type Input = EndpointArgs<typeof saveFavoriteCall>['body'];

/** Saves an item once. Throws if it doesn't exist, if the list isn't the user's, or if it is full. */
export async function saveFavorite(deps: FavoritesDeps, input: Input, view: View, actor: Actor): Promise<Favorite> {
  const { database, clock } = deps.reads;
  const scope = ownFavorites(actor);
  const thing = (await readThings(deps, [input], view)).get(thingKey(input));
  if (!thing) throw new ProblemError('favorites.target_not_found');
  const row = await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'favorites', [scope.userId]);
    const [known] = await listSaved(tx, scope, [input.target_id], input.target_type);
    const list = await listFor(tx, scope, input.list_id, known, clock.now());
    if (known?.listId !== list.id && list.itemCount >= MOST_IN_LIST) throw new ProblemError('favorites.list_full');
    const id = known?.id ?? uuidv7();
    const noteSealed = input.note ? deps.keys.notes.seal(input.note, id) : (known?.noteSealed ?? null);
    if (known) {
      await updateItem(tx, scope, id, { listId: list.id, noteSealed });
      return { ...known, listId: list.id, noteSealed };
    }
    const [saved] = await insertItems(tx, [{ ...newItem(scope, list.id, thing, clock.now()), id, noteSealed }]);
    return saved;
  });
  const [favorite] = row ? await presentItems(deps, [row], view) : [];
  if (!favorite) throw new Error('what was saved was not written');
  return favorite;
}

/** The named list, else the item's current one, else the default one. */
async function listFor(tx: Tx, scope: FavoriteScope, named: string | undefined, known: ItemRow | undefined, at: Date) {
  const id = named ?? known?.listId;
  if (!id) return ensureDefaultList(tx, scope, at);
  const list = await findList(tx, scope, id);
  if (!list) throw new ProblemError('favorites.list_not_found');
  return list;
}
