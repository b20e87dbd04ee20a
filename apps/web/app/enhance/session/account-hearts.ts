import type { FavoriteMark, ImportReceipt } from '@travesia/contracts/favorites';
import { idOf, type KeptItem } from '../../lib/device/kept.ts';
import { moveShortlist } from '../../features/favorites/device/move-shortlist.ts';
import { noteAct } from '../../lib/session/inactivity/last-act.ts';
import { accountCall } from './account-call.ts';

type Ref = Pick<KeptItem, 'target_type' | 'target_id'>;
type Mark = Pick<FavoriteMark, 'id' | 'target_type' | 'target_id'>;

const CHECK = { method: 'GET', path: '/favorites/check' };
const SAVE = { method: 'POST', path: '/favorites' };
const REMOVE = { method: 'DELETE', path: '/favorites/:id' };
const IMPORT = { method: 'POST', path: '/favorites/import' };
/** Maximum items per request. */
const AT_ONCE = 100;

/** Callbacks for the page's hearts when the account changed, or failed to. */
export interface HeartEvents {
  changed: () => void;
  /** The account rejected the change; `saved` is the intended state. */
  failed: (item: KeptItem, saved: boolean) => void;
  /** Number of the device's items that were moved to the account. */
  moved: (count: number) => void;
}

/** A page's hearts, backed by the signed-in user's account. */
export class AccountHearts {
  readonly #events: HeartEvents;
  /** What is shown as saved, by type and id. */
  readonly #saved = new Map<string, Ref>();
  /** The account's ids for removing them. */
  readonly #ids = new Map<string, string>();
  readonly #asked = new Set<string>();
  #isCounted = false;
  /** Actions run in the order they were clicked, one at a time. */
  #acts: Promise<void> = Promise.resolve();
  count = 0;

  constructor(events: HeartEvents) {
    this.#events = events;
  }

  /** Known saved state of this page's items. */
  saved(): Ref[] {
    return [...this.#saved.values()];
  }

  /**
   * Moves the device's saved items to the account, then loads which of the page's items are saved. Offline, the page stays as it
   * is.
   */
  async begin(items: readonly Ref[]): Promise<void> {
    try {
      const send = (kept: readonly Ref[]) => accountCall(IMPORT, { body: { items: kept } });
      const count = await moveShortlist(send as (kept: readonly Ref[]) => Promise<ImportReceipt>);
      if (count > 0) this.#events.moved(count);
    } catch {
      // The device still has them, and the next page tries again.
    }
    await this.look(items);
  }

  /** Loads the saved state of items not loaded yet. */
  async look(items: readonly Ref[]): Promise<void> {
    const fresh = new Map(items.filter((item) => !this.#asked.has(idOf(item))).map((item) => [idOf(item), item]));
    if (fresh.size === 0 && this.#isCounted) return;
    this.#isCounted = true;
    for (const key of fresh.keys()) this.#asked.add(key);
    const ids = [...fresh.values()].map(({ target_id: id }) => id);
    try {
      do {
        const query = { target_ids: ids.splice(0, AT_ONCE).join(',') };
        const answer = (await accountCall(CHECK, { query })) as { data: Mark[]; total: number };
        for (const mark of answer.data) this.#take(mark);
        this.count = answer.total;
      } while (ids.length > 0);
    } catch {
      for (const key of fresh.keys()) this.#asked.delete(key);
      this.#isCounted = false;
    }
    this.#events.changed();
  }

  #take(mark: Mark): void {
    this.#saved.set(idOf(mark), mark);
    this.#ids.set(idOf(mark), mark.id);
  }

  /** Optimistic: reverted if the account rejects it. */
  toggle(item: KeptItem): void {
    noteAct();
    const save = !this.#saved.has(idOf(item));
    this.#show(item, save);
    this.#acts = this.#acts.then(async () => {
      try {
        if (save) await this.#save(item);
        else await this.#remove(item);
      } catch {
        this.#show(item, !save);
        this.#events.failed(item, save);
      }
    });
  }

  #show(item: Ref, saved: boolean): void {
    if (saved) this.#saved.set(idOf(item), item);
    else this.#saved.delete(idOf(item));
    this.count += saved ? 1 : -1;
    this.#events.changed();
  }

  async #save({ target_type, target_id }: Ref): Promise<void> {
    const { id } = (await accountCall(SAVE, { body: { target_type, target_id } })) as { id: string };
    this.#ids.set(idOf({ target_type, target_id }), id);
  }

  async #remove(item: Ref): Promise<void> {
    const id = this.#ids.get(idOf(item));
    this.#ids.delete(idOf(item));
    if (id) await accountCall(REMOVE, { params: { id } });
  }
}
