import { z } from 'zod';
import { DateOnly, Id, Instant } from '../../kit/index.ts';
import { FILE_KINDS, JOURNEY_STAGES, STEP_OWNERS } from '../stages.ts';
import { STEP_TITLE_MAX } from '../templates/journey-steps.schema.ts';
import { taskMachine, type TaskStatus } from './task.machine.ts';

const STATUSES = Object.keys(taskMachine.states) as [TaskStatus, ...TaskStatus[]];

/** Most open tasks of a journey. */
export const TASKS_MAX = 120;

export const TASK_ACTIONS = ['finish', 'reopen', 'edit', 'drop'] as const;
export const TaskAction = z.enum(TASK_ACTIONS).meta({ description: 'An available action.' });
export type TaskAction = z.infer<typeof TaskAction>;

const Owner = z.enum(STEP_OWNERS).meta({ description: 'Who does it.' });
const Title = z
  .string()
  .trim()
  .min(1)
  .max(STEP_TITLE_MAX)
  .meta({ description: `What is to do, at most ${STEP_TITLE_MAX} characters.` });

export const JourneyTask = z
  .object({
    id: Id,
    step: z.string().nullable().meta({ description: 'Key of the step of the template; null for added tasks.' }),
    title: z.string().meta({ description: 'What is to do, in the requested language where there is one.' }),
    stage: z.enum(JOURNEY_STAGES).meta({ description: 'Stage of the journey it belongs to.' }),
    trip: z.int().min(1).max(2).meta({ description: 'The first or second trip.' }),
    owner: Owner,
    status: z.enum(STATUSES).meta({ description: 'open, done or dropped.' }),
    starts_on: DateOnly.meta({ description: 'First day at the clinic; the same as `due_on` if it takes one day.' }),
    due_on: DateOnly.meta({ description: 'Day at the clinic by which it is due.' }),
    overdue: z.boolean().meta({ description: 'Whether that day has passed.' }),
    files: z.array(z.enum(FILE_KINDS)).meta({ description: 'Files it asks for.' }),
    done_at: Instant.nullable().meta({ description: 'When it was done; null if it isn’t.' }),
    actions: z.array(TaskAction).meta({ description: 'What the user may do now.' }),
    version: z.int().min(1).meta({ description: 'The version that was read.' }),
  })
  .meta({ id: 'JourneyTask', description: 'Something to do in a journey.' });
export type JourneyTask = z.infer<typeof JourneyTask>;

export const JourneyTasks = z
  .object({ data: z.array(JourneyTask).meta({ description: 'By due day; dropped ones are left out.' }) })
  .meta({ id: 'JourneyTasks', description: 'What is to do in a journey.' });
export type JourneyTasks = z.infer<typeof JourneyTasks>;

export const NewTask = z
  .strictObject({
    title: Title,
    owner: Owner,
    due_on: DateOnly.meta({ description: 'Day at the clinic by which it is due.' }),
  })
  .meta({ id: 'NewJourneyTask', description: 'A task to add.' });
export type NewTask = z.infer<typeof NewTask>;

const Version = z.int().min(1).meta({ description: 'The version that was read.' });

export const TaskChange = z
  .strictObject({
    version: Version,
    title: Title.optional(),
    owner: Owner.optional(),
    due_on: DateOnly.optional().meta({ description: 'Day at the clinic by which it is due.' }),
  })
  .meta({ id: 'JourneyTaskChange', description: 'Changes a task; omitted fields stay.' });
export type TaskChange = z.infer<typeof TaskChange>;

export const TaskStep = z
  .strictObject({ version: Version, action: z.enum(['finish', 'reopen', 'drop']).meta({ description: 'What to do.' }) })
  .meta({ id: 'JourneyTaskStep', description: 'Finishes, reopens or drops a task.' });
export type TaskStep = z.infer<typeof TaskStep>;
