import { describe, expect, it } from 'vitest';
import type { Group } from '../../../db/revision/groups.ts';
import { noteStatement, Reads, type Revision } from '../../../db/revision/reads.ts';
import { perRevision } from '../per-revision.ts';
import { createResultMemo } from '../result-memo.ts';

/** Revisions the test controls, and their listeners. */
function movable() {
  const prepared: ((coming: Revision) => Promise<void>)[] = [];
  let state: Partial<Record<Group, number>> = {};
  const at =
    (of: () => typeof state): Revision =>
    (group) =>
      group ? (of()[group] ?? 0) : Object.values(of()).reduce((sum, one) => sum + one, 0);
  const revision: Revision = Object.assign(
    at(() => state),
    { ahead: (prepare: (coming: Revision) => Promise<void>) => void prepared.push(prepare) },
  );
  const raised = (group: Group) => ({ ...state, [group]: (state[group] ?? 0) + 1 });
  return {
    revision,
    move: (group: Group) => (state = raised(group)),
    /** Advances as a process that follows revisions does. */
    async publish(group: Group, meanwhile: () => Promise<void> = async () => {}) {
      const coming = raised(group);
      const ready = prepared.map((prepare) => prepare(at(() => coming)));
      await meanwhile();
      await Promise.all(ready);
      state = coming;
    },
  };
}

/** A value that counts its computations, derived from packages. */
function counted(revision: Revision) {
  let count = 0;
  const gates: (() => void)[] = [];
  const hold = { isOn: false };
  const read = perRevision(revision, async () => {
    noteStatement('select id from packages');
    const mine = (count += 1);
    if (hold.isOn) await new Promise<void>((resolve) => gates.push(resolve));
    return mine;
  });
  return { read, hold, open: () => gates.splice(0).forEach((gate) => gate()) };
}

describe('perRevision', () => {
  it('computes once until a dependency changes', async () => {
    const { revision, move } = movable();
    const { read } = counted(revision);
    expect([await read(), await read()]).toEqual([1, 1]);
    move('reviews');
    expect(await read()).toBe(1);
    move('packages');
    expect(await read()).toBe(2);
  });

  it('passes its dependencies to its users', async () => {
    const { revision } = movable();
    const { read } = counted(revision);
    const reads = new Reads(revision);
    await reads.during(read);
    expect(reads.groups).toEqual(['packages']);
    const again = new Reads(revision);
    await again.during(read);
    expect(again.groups).toEqual(['packages']);
  });

  it('returns the previous value until the next is ready, then the next, without recomputing it', async () => {
    const { revision, publish } = movable();
    const { read, hold, open } = counted(revision);
    await read();
    hold.isOn = true;
    await publish('packages', async () => {
      expect(await read()).toBe(1);
      open();
    });
    expect(await read()).toBe(2);
  });

  it('computes nothing ahead that was not used since', async () => {
    const { revision, publish } = movable();
    const { read } = counted(revision);
    await read();
    await publish('packages');
    await publish('packages');
    await publish('packages');
    expect(await read()).toBe(3);
  });

  it('recovers from a failure while computing ahead', async () => {
    const { revision, publish, move } = movable();
    let count = 0;
    const read = perRevision(revision, async () => {
      noteStatement('select id from packages');
      count += 1;
      if (count === 2) {
        // Published before it was ready, so that a caller waits for the same computation.
        await new Promise((resolve) => setImmediate(resolve));
        throw new Error('gone');
      }
      return count;
    });
    await read();
    await publish('packages', async () => {
      move('packages');
      await expect(read()).rejects.toThrow('gone');
    });
    expect(await read()).toBe(3);
  });

  it('does not cache failures', async () => {
    let isBroken = true;
    const read = perRevision(movable().revision, async () => {
      noteStatement('select id from packages');
      if (isBroken) throw new Error('gone');
      return 'there';
    });
    await expect(read()).rejects.toThrow('gone');
    isBroken = false;
    expect(await read()).toBe('there');
  });
});

describe('createResultMemo', () => {
  it('caches a result until its dependencies change, and reports use', async () => {
    const { revision, move } = movable();
    const memo = createResultMemo(revision);
    let made = 0;
    const ask = () =>
      memo('key', async () => {
        noteStatement('select id from reviews');
        return (made += 1);
      });
    await ask();
    move('packages');
    const reads = new Reads(revision);
    expect(await reads.during(ask)).toBe(1);
    expect(reads.groups).toEqual(['reviews']);
    move('reviews');
    expect(await ask()).toBe(2);
  });
});
