import { expect, it } from 'vitest';
import { STAGE_OF_JOURNEY } from '../../bookings/index.ts';
import { statesTagged } from '../../kit/index.ts';
import { journeyMachine } from '../journey.machine.ts';

it('every journey that goes on gives its patient a stage', () => {
  expect(Object.keys(STAGE_OF_JOURNEY).toSorted()).toEqual([...statesTagged(journeyMachine, 'open')].toSorted());
});
