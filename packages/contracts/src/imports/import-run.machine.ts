import { defineMachine } from '../kit/index.ts';

/** A completed import: reverting it gives back what it replaced. */
export const importRunMachine = defineMachine({
  name: 'import_run',
  initial: 'applied',
  states: { applied: { tags: ['final'] }, reverted: { tags: ['final'] } },
  transitions: { revert: { from: ['applied'], to: 'reverted', by: ['admin'], needs: 'reason' } },
});
