import { defineMachine } from '../../kit/index.ts';

/** What a patient takes home from a treatment. A delivered one never changes: a correction is a new one, which supersedes it. */
export const dischargePackMachine = defineMachine({
  name: 'discharge_pack',
  initial: 'draft',
  states: {
    draft: { tags: [] },
    delivered: { tags: ['readable'] },
    superseded: { tags: ['readable', 'final'] },
  },
  transitions: {
    deliver: { from: ['draft'], to: 'delivered', by: ['provider'] },
    supersede: { from: ['delivered'], to: 'superseded', by: ['system'] },
  },
});

export type DischargePackStatus = keyof typeof dischargePackMachine.states;

/** Materials that are traced for recalls. */
export const TRACED_KINDS = ['device', 'medicine'] as const;
export type TracedKind = (typeof TRACED_KINDS)[number];
