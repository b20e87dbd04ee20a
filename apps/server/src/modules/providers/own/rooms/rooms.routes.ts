import {
  archiveRoom as archiveCall,
  createRoom as createCall,
  listRooms,
  orderRooms as orderCall,
  restoreRoom as restoreCall,
  updateRoom as updateCall,
} from '@travesia/contracts/providers';
import { mount, type Mounted } from '../../../../platform/http/module.ts';
import type { ClinicDeps } from '../clinic-deps.ts';
import { ofClinic } from '../clinic.policy.ts';
import { archiveRoom, restoreRoom } from './commands/archive-room.ts';
import { createRoom } from './commands/create-room.ts';
import { orderRooms } from './commands/order-rooms.ts';
import { updateRoom } from './commands/update-room.ts';
import { showRooms } from './show-rooms.ts';

/** A clinic's own rooms and beds. */
export const roomsRoutes = (deps: ClinicDeps): Mounted[] => [
  mount(listRooms, async ({ query }, { actor }) =>
    showRooms(await deps.reference(), deps.database.db, ofClinic(actor), query),
  ),
  mount(createCall, ({ body, query }, { actor }) => createRoom(deps, body, query, actor)),
  mount(updateCall, ({ params, body, query }, { actor }) => updateRoom(deps, params.id, body, query, actor)),
  mount(archiveCall, ({ params, body, query }, { actor }) => archiveRoom(deps, { ...params, ...body }, query, actor)),
  mount(restoreCall, ({ params, body, query }, { actor }) => restoreRoom(deps, { ...params, ...body }, query, actor)),
  mount(orderCall, ({ body, query }, { actor }) => orderRooms(deps, body.ids, query, actor)),
];
