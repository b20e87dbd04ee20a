import { describe, expect, it } from 'vitest';
import type { Actor, Person } from '../../http/request-context.ts';
import { refuseClosedAct } from '../closed-acts.ts';
import { isAnswered, refuseWhileOff, whileDemo } from '../demo-mode.ts';
import { getsMail, isShared, isSignInPerson, onlySessionOf, seesSession } from '../demo-people.ts';
import { demoFlagOf, isInSight, isSameWorld, refuseOutOfSight, seesEverything, sightOf } from '../sight.ts';

const person = (demo: boolean): Person => ({
  kind: 'person',
  userId: 'user',
  sessionId: 'own session',
  role: 'admin',
  authenticatedAt: new Date(0),
  demo,
});
const anonymous: Actor = { kind: 'anonymous' };
const system: Actor = { kind: 'system' };
const commandLine = { kind: 'command_line' } as const;
const ofDemo = { demo: true };
const real = { demo: false };

describe('sight', () => {
  it.each([
    ['a real person', person(false), true],
    ['a person of the demo', person(true), false],
    ['nobody', anonymous, true],
    ['the server', system, true],
    ['somebody at the machine', commandLine, true],
  ])('of %s includes what is real: %#', (_who, actor, everything) => {
    const sight = sightOf(actor);
    expect(seesEverything(sight)).toBe(everything);
    expect(isInSight(sight, real)).toBe(everything);
    expect(isInSight(sight, ofDemo)).toBe(true);
    expect(isInSight(sight, undefined)).toBe(false);
  });

  it.each([
    ['what is real', [real]],
    ['one thing of the demo and one that is real', [ofDemo, real]],
  ])('keeps a demo user from changing %s', (_what, things) => {
    const change = () => refuseOutOfSight(person(true), ...things);
    expect(change).toThrow(expect.objectContaining({ code: 'access.not_allowed' }));
  });

  it.each([
    ['a person of the demo changes what belongs to it', person(true), [ofDemo, ofDemo]],
    ['the thing is not there', person(true), [undefined]],
    ['a real person changes either', person(false), [ofDemo, real]],
    ['the server changes either', system, [ofDemo, real]],
  ])('refuses nothing where %s', (_when, actor, things) => {
    expect(() => refuseOutOfSight(actor, ...things)).not.toThrow();
  });

  it.each([
    [[person(true)], true],
    [[person(false)], false],
    [[commandLine, ofDemo], true],
    [[person(false), real, ofDemo], true],
    [[person(false), undefined, real], false],
    [[], false],
  ])('marks a new row as demo if something it comes from is: %#', (sources, demo) => {
    expect(demoFlagOf(...sources)).toEqual({ demo });
  });

  it('tells whether two things are on the same side', () => {
    expect([isSameWorld(ofDemo, ofDemo), isSameWorld(real, real), isSameWorld(ofDemo, real)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a shared account', () => {
  it.each([
    [person(true), true],
    [person(false), false],
    [anonymous, false],
    [system, false],
    [ofDemo, true],
    [real, false],
  ])('is a shared demo account: %#', (account, shared) => {
    expect(isShared(account)).toBe(shared);
  });

  it('owns only the current session', () => {
    expect([onlySessionOf(person(true)), onlySessionOf(person(false))]).toEqual(['own session', null]);
  });

  it.each([
    [true, 'own session', true],
    [true, 'session of another visitor', false],
    [true, null, false],
    [false, 'another session', true],
    [false, null, true],
  ])('shows visitors only their own session: %#', (demo, sessionId, seen) => {
    expect(seesSession(person(demo), sessionId)).toBe(seen);
  });

  it.each([
    ['admin@demo.travesia.example', true, true],
    ['admin@demo.travesia.example', false, false],
    ['rosa@demo.travesia.example', true, false],
  ])('%s, demo or not, is a shared account', (emailKey, demo, expected) => {
    expect(isSignInPerson({ emailKey, demo })).toBe(expected);
  });

  it('gets no email', () => {
    expect([getsMail(ofDemo), getsMail(real)]).toEqual([false, true]);
  });
});

describe('while the demo is off', () => {
  it.each([
    [true, ofDemo, ofDemo],
    [true, real, real],
    [false, ofDemo, undefined],
    [false, real, real],
    [true, undefined, undefined],
    [false, null, undefined],
  ])("its rows don't exist: %#", (isOn, row, found) => {
    expect(whileDemo(isOn, row)).toBe(found);
  });

  it('nor do its endpoints', () => {
    expect(() => refuseWhileOff(false)).toThrow(expect.objectContaining({ code: 'request.not_found' }));
    expect(() => refuseWhileOff(true)).not.toThrow();
  });

  it('visitors get answers', () => {
    expect([isAnswered(false), isAnswered(true)]).toEqual([true, false]);
  });
});

describe('an action closed to demo users', () => {
  const closed = { closedToDemo: 'privacy.demo_person' };

  it("is refused with the contract's code", () => {
    expect(() => refuseClosedAct(closed, person(true))).toThrow(
      expect.objectContaining({ code: 'privacy.demo_person' }),
    );
  });

  it.each([
    ['everybody else', closed, person(false)],
    ['the server', closed, system],
    ['people of the demo where nothing is declared', {}, person(true)],
  ])('is open to %s', (_who, endpoint, actor) => {
    expect(() => refuseClosedAct(endpoint, actor)).not.toThrow();
  });
});
