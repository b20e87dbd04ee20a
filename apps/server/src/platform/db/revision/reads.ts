import { AsyncLocalStorage } from 'node:async_hooks';
import type { Group } from './groups.ts';
import { groupsOfStatement, readsUnwatched } from './statement-groups.ts';

/** Present revisions: of a group, or without one of all together. They only ever grow. */
export interface Revision {
  (group?: Group): number;
  /** Registers what is to be made ready for revisions that are about to be the present ones. */
  ahead?: (prepare: (coming: Revision) => Promise<void>) => void;
}

const collecting = new AsyncLocalStorage<Reads>();

/**
 * What something kept was made from: the groups that it read, each at the revision it had before the first reading. What read
 * nothing that is watched counts as made from everything.
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

  /** Collects what `work` reads by statements, and by things kept that it uses. */
  during<T>(work: () => T): T {
    return collecting.run(this, work);
  }

  get groups(): readonly Group[] {
    return [...this.#groups.keys()];
  }

  /** Whether all that was read so far is still as it was read. */
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

  /** Takes over what something was made from that is being used. */
  include(used: Reads): void {
    if (used.#isUnkeepable) this.#isUnkeepable = true;
    if (used.#readsEverything || used.#groups.size === 0) this.#readsEverything = true;
    for (const [group, at] of used.#groups) this.note(group, at);
  }
}

/** Tells who collects that a statement is being run. */
export function noteStatement(text: string): void {
  const reads = collecting.getStore();
  if (!reads) return;
  if (readsUnwatched(text)) reads.noteUnkeepable();
  for (const group of groupsOfStatement(text)) reads.note(group);
}

/** Tells who collects that something kept was used. */
export const noteUse = (used: Reads): void => collecting.getStore()?.include(used);

/** Tells who collects that something was read of which nobody learns when it changes. */
export const noteUnkeepable = (): void => collecting.getStore()?.noteUnkeepable();
