import { z } from 'zod';
import { ViewQuery } from '../../../catalog/catalog.query.ts';
import { defineEndpoint, Id } from '../../../kit/index.ts';
import { NewOrder, VersionSeen } from '../people/people.schema.ts';
import { NewRoom, Room, RoomChange, Rooms } from './rooms.schema.ts';

const tag = 'providers';
const change = { tag, access: { side: 'provider', may: 'clinic.change' } } as const;
const params = z.object({ id: Id.meta({ description: 'The room.' }) });

export const listRooms = defineEndpoint({
  tag,
  method: 'GET',
  access: { side: 'provider', may: 'clinic.read' },
  name: 'listRooms',
  path: '/provider/rooms',
  summary: 'List own clinic’s rooms and beds',
  description: 'Returns all rooms and beds of the clinic acted for, archived ones last.',
  query: ViewQuery,
  response: Rooms,
});

export const createRoom = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'createRoom',
  path: '/provider/rooms',
  summary: 'Add a room or bed',
  description: 'Adds a room or bed at the end of the list; calendars may reserve it.',
  query: ViewQuery,
  body: NewRoom,
  status: 201,
  response: Room,
  problems: ['providers.too_many_rooms'],
});

export const updateRoom = defineEndpoint({
  ...change,
  method: 'PUT',
  name: 'updateRoom',
  path: '/provider/rooms/:id',
  summary: 'Update a room or bed',
  description: 'Replaces what is stored of a room or bed.',
  params,
  query: ViewQuery,
  body: RoomChange,
  response: Room,
  problems: ['request.stale_version', 'providers.room_not_found', 'providers.room_archived'],
});

export const archiveRoom = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'archiveRoom',
  path: '/provider/rooms/:id/archive',
  summary: 'Archive a room or bed',
  description: 'Calendars no longer reserve it; what was reserved stays.',
  params,
  query: ViewQuery,
  body: VersionSeen,
  response: Room,
  problems: ['request.stale_version', 'providers.room_not_found'],
});

export const restoreRoom = defineEndpoint({
  ...change,
  method: 'POST',
  name: 'restoreRoom',
  path: '/provider/rooms/:id/restore',
  summary: 'Restore an archived room or bed',
  description: 'Calendars may reserve it again; it is added at the end of the list.',
  params,
  query: ViewQuery,
  body: VersionSeen,
  response: Room,
  problems: ['request.stale_version', 'providers.room_not_found'],
});

export const orderRooms = defineEndpoint({
  ...change,
  method: 'PUT',
  name: 'orderRooms',
  path: '/provider/rooms-order',
  summary: 'Order own clinic’s rooms and beds',
  description: 'Sets the order of the list.',
  query: ViewQuery,
  body: NewOrder,
  response: Rooms,
  problems: ['request.stale_version'],
});
