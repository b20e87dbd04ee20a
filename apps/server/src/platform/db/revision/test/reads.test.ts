import { describe, expect, it } from 'vitest';
import type { Group } from '../groups.ts';
import { noteStatement, noteUnkeepable, noteUse, Reads, type Revision } from '../reads.ts';

/** Revisions controlled by the test. */
function movable() {
  const revisions = new Map<Group, number>();
  const revision: Revision = (group) =>
    group === undefined ? [...revisions.values()].reduce((sum, one) => sum + one, 0) : (revisions.get(group) ?? 0);
  return { revision, move: (group: Group) => revisions.set(group, (revisions.get(group) ?? 0) + 1) };
}

describe('dependencies of a value', () => {
  it('are current until one of the groups read changes', () => {
    const { revision, move } = movable();
    const reads = new Reads(revision);
    reads.during(() => noteStatement('select id from packages'));
    move('reviews');
    expect(reads.isFresh(revision)).toBe(true);
    move('packages');
    expect(reads.isFresh(revision)).toBe(false);
  });

  it('date from before the first read', () => {
    const { revision, move } = movable();
    const reads = new Reads(revision);
    reads.note('packages');
    move('packages');
    reads.note('packages');
    expect(reads.isFresh(revision)).toBe(false);
  });

  it('are as old as the oldest value used', () => {
    const { revision, move } = movable();
    const kept = new Reads(revision);
    kept.note('reference');
    move('reference');
    const page = new Reads(revision);
    page.during(() => {
      noteStatement('select slug from treatments');
      noteUse(kept);
    });
    expect(page.isFresh(revision)).toBe(false);
  });

  it('are everything if no read was seen, also for values that use it', () => {
    const { revision, move } = movable();
    const blind = new Reads(revision);
    const user = new Reads(revision);
    user.note('packages');
    user.include(blind);
    move('reviews');
    expect([blind.isFresh(revision), user.isFresh(revision)]).toEqual([false, false]);
  });

  it("never allow caching if changes can't be tracked, also for values that use it", () => {
    const { revision } = movable();
    const own = new Reads(revision);
    own.during(noteUnkeepable);
    const user = new Reads(revision);
    user.include(own);
    expect([own.isFresh(revision), user.isFresh(revision)]).toEqual([false, false]);
  });
});
