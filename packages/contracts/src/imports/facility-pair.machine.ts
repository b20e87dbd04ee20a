import { defineMachine } from '../kit/index.ts';

/**
 * A row of a registry and a listing that may be one facility. What a person says is remembered: the next import joins the two, or
 * keeps them apart.
 */
export const facilityPairMachine = defineMachine({
  name: 'facility_pair',
  initial: 'open',
  states: { open: { tags: [] }, same: { tags: ['decided'] }, different: { tags: ['decided'] } },
  transitions: {
    join: { from: ['open', 'different'], to: 'same', by: ['admin'] },
    separate: { from: ['open', 'same'], to: 'different', by: ['admin'] },
    reopen: { from: ['same', 'different'], to: 'open', by: ['admin'] },
  },
});
