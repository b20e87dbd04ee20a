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
/** Things that one call asks about. */
const AT_ONCE = 100;

/** What the hearts of this page do when the account changed, or could not be changed. */
export interface HeartEvents {
  changed: () => void;
  /** The account did not take what was pressed; `saved` is what it was to become. */
  failed: (item: KeptItem, saved: boolean) => void;
  /** So many things of the device are in the account now. */
  moved: (count: number) => void;
}

/** The hearts of a page as the account of the signed-in person knows them. */
export class AccountHearts {
  readonly #events: HeartEvents;
  /** What is shown as saved, by kind and id. */
  readonly #saved = new Map<string, Ref>();
  /** Ids by which the account removes them. */
  readonly #ids = new Map<string, string>();
  readonly #asked = new Set<string>();
  #isCounted = false;
  /** Acts in the order they were pressed: one ends before the next begins. */
  #acts: Promise<void> = Promise.resolve();
  count = 0;

  constructor(events: HeartEvents) {
    this.#events = events;
  }

  /** What is known to be saved of the things of this page. */
  saved(): Ref[] {
    return [...this.#saved.values()];
  }

  /** Moves what the device saved into the account, then asks what of the page is saved. Without a line the page stays as it is. */
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

  /** Asks about the things of the page that were not asked about yet. */
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

  /** Shown at once, and taken back when the account does not take it. */
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
