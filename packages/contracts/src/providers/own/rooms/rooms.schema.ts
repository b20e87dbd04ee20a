import { z } from 'zod';
import { Id, Name, Slug } from '../../../kit/index.ts';

export const ROOM_KINDS = ['consultation_room', 'operating_room', 'procedure_room', 'recovery_bed'] as const;
/** Most rooms a clinic keeps, archived ones included. */
export const MOST_ROOMS = 300;

const Version = z.int().min(1).meta({ description: 'The version that was read; incremented with each change.' });

const content = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line')
    .meta({ description: 'Name that the team uses, such as `Operating room 2`.' }),
  kind: z.enum(ROOM_KINDS).meta({ description: 'What it is for.' }),
  capacity: z.int().min(1).max(200).meta({ description: 'How many patients it takes at the same time.' }),
  treatments: z.array(Slug).max(400).meta({
    description: 'Treatments it is equipped for; empty means all that the clinic offers.',
  }),
};

export const NewRoom = z.strictObject(content).meta({ id: 'NewRoom', description: 'A room or bed to add.' });
export type NewRoom = z.infer<typeof NewRoom>;

export const RoomChange = z
  .strictObject({ ...content, version: Version })
  .meta({ id: 'RoomChange', description: 'A room or bed after the change.' });
export type RoomChange = z.infer<typeof RoomChange>;

export const Room = z
  .object({
    ...content,
    id: Id,
    treatments: z
      .array(z.object({ slug: Slug, name: Name }))
      .meta({ description: 'Treatments it is equipped for; empty means all that the clinic offers.' }),
    active: z.boolean().meta({ description: 'Whether calendars may reserve it; false once archived.' }),
    version: Version,
    actions: z
      .array(z.enum(['change', 'archive', 'restore']))
      .meta({ description: 'What the user may do with this room.' }),
  })
  .meta({ id: 'Room', description: 'A room or bed of a clinic.' });
export type Room = z.infer<typeof Room>;

export const Rooms = z
  .object({
    data: z.array(Room).meta({ description: 'All rooms in order; archived ones last.' }),
    treatment_choices: z
      .array(z.object({ slug: Slug, name: Name }))
      .meta({ description: 'Treatments that the clinic offers.' }),
    actions: z.array(z.enum(['add', 'order'])).meta({ description: 'What the user may do with the list.' }),
  })
  .meta({ id: 'Rooms', description: 'The rooms and beds of a clinic.' });
export type Rooms = z.infer<typeof Rooms>;
