import { defineMachine } from '../../kit/index.ts';

/** Something to do in a journey. `remind` moves nothing: it tells the owner that the task is due, or overdue. */
export const taskMachine = defineMachine({
  name: 'journey_task',
  initial: 'open',
  instants: ['remind_at'],
  states: {
    open: { tags: ['open'], timers: [{ afterMinutes: 0, of: 'remind_at', action: 'remind' }] },
    done: { tags: [] },
    dropped: { tags: ['final'] },
  },
  transitions: {
    finish: { from: ['open'], to: 'done', by: ['patient', 'provider', 'organization', 'admin', 'system'] },
    reopen: { from: ['done'], to: 'open', by: ['patient', 'provider', 'organization', 'admin'] },
    /** It is not needed, or the journey is over. */
    drop: { from: ['open'], to: 'dropped', by: ['patient', 'provider', 'organization', 'admin', 'system'] },
    remind: { from: ['open'], to: 'open', by: ['system'] },
  },
});

export type TaskStatus = keyof typeof taskMachine.states;
export type TaskMove = keyof typeof taskMachine.transitions;
