import { expect, it } from 'vitest';
import { type Direction, moved } from '../order/moved.ts';

it.each<[string, Direction, string]>([
  ['b', 'up', 'bac'],
  ['b', 'down', 'acb'],
  ['a', 'up', 'abc'],
  ['c', 'down', 'abc'],
  ['x', 'up', 'abc'],
])('moves %s %s: %s', (id, direction, order) => {
  const list = ['a', 'b', 'c'].map((one) => ({ id: one }));
  expect(
    moved(list, id, direction)
      .map((one) => one.id)
      .join(''),
  ).toBe(order);
});
