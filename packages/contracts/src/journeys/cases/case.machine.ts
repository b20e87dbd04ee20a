import { defineMachine } from '../../kit/index.ts';

/**
 * What a patient asks: a draft until clinics are asked, then open while a clinic may answer. It is closed when the patient
 * has accepted a quote. Whoever was declined, or canceled, can ask another clinic with the same answers.
 */
export const caseMachine = defineMachine({
  name: 'case',
  initial: 'draft',
  states: {
    draft: { tags: ['editable'] },
    asked: { tags: ['editable'] },
    closed: { tags: ['final'] },
  },
  transitions: {
    ask: { from: ['draft', 'asked'], to: 'asked', by: ['patient', 'system'] },
    close: { from: ['asked'], to: 'closed', by: ['patient', 'system'] },
  },
});

export type CaseStatus = keyof typeof caseMachine.states;
