import { expect, it } from 'vitest';
import { parseJourneySteps } from '../../../../../data/journeys/read-journey-steps.ts';
import { taskOf } from '../plan-tasks.ts';

const journey = { id: 'journey', patientId: 'patient', providerId: 'clinic' };
const around = { journey, timeZone: 'America/Costa_Rica', at: new Date('2026-11-28T03:00:00Z') };
const [step] = [...parseJourneySteps().values()].flat();
if (!step) throw new Error('there are no steps');

it.each([
  ['is over', '2026-10-31', '2026-11-27'],
  ['is today at the clinic', '2026-11-27', '2026-11-27'],
  ['comes', '2026-12-02', '2026-12-02'],
])('a task whose day %s when it is first asked for is due then at the earliest', (_when, due, stored) => {
  expect(taskOf({ step, trip: 2, due, starts: due, reminders: [] }, around).dueOn).toBe(stored);
});
