import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { JourneyTask, JourneyTasks, NewTask, TaskChange, TaskStep } from './task.schema.ts';

const session = { tag: 'journeys', access: 'session' } as const;
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });
const params = journey.extend({ taskId: Id.meta({ description: 'The task.' }) });

export const listTasks = defineEndpoint({
  ...session,
  name: 'listJourneyTasks',
  method: 'GET',
  path: '/journeys/:id/tasks',
  summary: 'List tasks of a journey',
  description: 'Returns what is to do, for everyone who reads the journey. Tasks begin when the journey is booked.',
  params: journey,
  response: JourneyTasks,
  problems: ['journeys.not_found'],
});

export const addTask = defineEndpoint({
  ...session,
  name: 'addJourneyTask',
  method: 'POST',
  path: '/journeys/:id/tasks',
  idempotency: 'required',
  summary: 'Add a task',
  description: 'Adds a task of one’s own: patients for themselves, the clinic for anyone.',
  params: journey,
  body: NewTask,
  status: 201,
  response: JourneyTask,
  problems: ['journeys.not_found', 'journeys.task_not_possible', 'journeys.too_many_tasks'],
});

export const changeTask = defineEndpoint({
  ...session,
  name: 'changeJourneyTask',
  method: 'PATCH',
  path: '/journeys/:id/tasks/:taskId',
  summary: 'Change a task',
  description: 'For the clinic. Changes what is to do, who does it or by when; reminders follow the new day.',
  params,
  body: TaskChange,
  response: JourneyTask,
  problems: ['journeys.not_found', 'journeys.task_not_found', 'journeys.task_not_possible', 'request.stale_version'],
});

export const moveTask = defineEndpoint({
  ...session,
  name: 'moveJourneyTask',
  method: 'POST',
  path: '/journeys/:id/tasks/:taskId/transitions',
  summary: 'Finish, reopen or drop a task',
  description:
    'The patient finishes their own tasks; the clinic finishes any. Only the clinic drops what the template asks for.',
  params,
  body: TaskStep,
  response: JourneyTask,
  problems: ['journeys.not_found', 'journeys.task_not_found', 'journeys.task_not_possible', 'request.stale_version'],
});
