import { expect, it } from 'vitest';
import { idAtEnd, isId } from '../is-id.ts';

const ID = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10';

it('is found at the end of readable words, and nowhere else', () => {
  expect(idAtEnd(`clinica-ceiba-${ID}`)).toBe(ID);
  expect(idAtEnd(ID)).toBe(ID);
  for (const none of ['clinica-ceiba', `${ID}-ceiba`, '']) expect(idAtEnd(none)).toBeNull();
  expect([isId(ID), isId(ID.toUpperCase()), isId(`x-${ID}`), isId(null)]).toEqual([true, true, false, false]);
});
