import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { Macro, MacroArchiving, MacroChange, NewMacro } from './macros.schema.ts';

const team = { access: ['admin'], tag: 'support' } as const;
const params = z.object({ id: Id.meta({ description: 'Saved reply id.' }) });

export const listMacros = defineEndpoint({
  ...team,
  name: 'listMacros',
  method: 'GET',
  path: '/admin/support/macros',
  summary: 'List saved replies',
  description:
    'Returns all saved replies of the team by name, with archived ones. Replies of the demo and real ones are separate.',
  response: z
    .object({ data: z.array(Macro).meta({ description: 'Saved replies, by name.' }) })
    .meta({ id: 'SupportMacros', description: 'The team’s saved replies.' }),
});

export const createMacro = defineEndpoint({
  ...team,
  name: 'createMacro',
  method: 'POST',
  path: '/admin/support/macros',
  summary: 'Save a reply',
  description: 'Saves a reply for the whole team.',
  status: 201,
  body: NewMacro,
  response: Macro,
  problems: ['support.macro_name_taken', 'support.not_possible'],
});

export const changeMacro = defineEndpoint({
  ...team,
  name: 'changeMacro',
  method: 'PUT',
  path: '/admin/support/macros/:id',
  summary: 'Change a saved reply',
  description: 'Replaces name, topic, texts and effects.',
  params,
  body: MacroChange,
  response: Macro,
  problems: ['request.not_found', 'support.macro_name_taken', 'request.stale_version'],
});

export const archiveMacro = defineEndpoint({
  ...team,
  name: 'archiveMacro',
  method: 'POST',
  path: '/admin/support/macros/:id/archive',
  summary: 'Archive a saved reply',
  description: 'Stops offering a saved reply in tickets, or offers it again.',
  params,
  body: MacroArchiving,
  response: Macro,
  problems: ['request.not_found', 'support.macro_name_taken', 'request.stale_version'],
});
