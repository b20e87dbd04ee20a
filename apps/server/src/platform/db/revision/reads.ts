import { AsyncLocalStorage } from 'node:async_hooks';
import type { Group } from './groups.ts';
import { groupsOfStatement, readsUnwatched } from './statement-groups.ts';

/** Current revisions: of a group, or the total without one. They only increase. */
export interface Revision {
  (group?: Group): number;
  /** Registers work to do before new revisions become current. */
  ahead?: (prepare: (coming: Revision) => Promise<void>) => void;
}

const collecting = new AsyncLocalStorage<Reads>();

/**
 * What a cached value was made from: the groups it read, each at its revision before the first read. A value that read
 * nothing watched counts as made from everything.
 */
export class Reads {
  readonly #revision: Revision;
  readonly #begun: number;
  readonly #groups = new Map<Group, number>();
  #readsEverything = false;
  #isUnkeepable = false;

  constructor(revision: Revision) {
    this.#revision = revision;
    this.#begun = revision();
  }

  /** Collects what `work` reads in statements and through cached values. */
  during<T>(work: () => T): T {
    return collecting.run(this, work);
  }

  get groups(): readonly Group[] {
    return [...this.#groups.keys()];
  }

  /** Whether everything read so far is unchanged. */
  isFresh(present: Revision): boolean {
    if (this.#isUnkeepable) return false;
    if ((this.#readsEverything || this.#groups.size === 0) && present() > this.#begun) return false;
    for (const [group, at] of this.#groups) if (present(group) > at) return false;
    return true;
  }

  note(group: Group, at = this.#revision(group)): void {
    const before = this.#groups.get(group);
    if (before === undefined || at < before) this.#groups.set(group, at);
  }

  noteUnkeepable(): void {
    this.#isUnkeepable = true;
  }

  /** Adds the dependencies of a cached value being used. */
  include(used: Reads): void {
    if (used.#isUnkeepable) this.#isUnkeepable = true;
    if (used.#readsEverything || used.#groups.size === 0) this.#readsEverything = true;
    for (const [group, at] of used.#groups) this.note(group, at);
  }
}

/** Reports a statement to the active collector. */
export function noteStatement(text: string): void {
  const reads = collecting.getStore();
  if (!reads) return;
  if (readsUnwatched(text)) reads.noteUnkeepable();
  for (const group of groupsOfStatement(text)) reads.note(group);
}

/** Reports a used cached value to the active collector. */
export const noteUse = (used: Reads): void => collecting.getStore()?.include(used);

/** Reports a read whose changes can't be tracked. */
export const noteUnkeepable = (): void => collecting.getStore()?.noteUnkeepable();
