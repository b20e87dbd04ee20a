import { defineEndpoint } from '../kit/index.ts';
import { listOfMacros, macroArchiving, macroChange, newMacro } from '../macros/index.ts';

const team = { access: ['admin'], tag: 'support' } as const;

export const listMacros = defineEndpoint({
  ...listOfMacros,
  ...team,
  name: 'listMacros',
  path: '/admin/support/macros',
  summary: 'List saved replies for support',
  description:
    'Returns all saved replies of the support team by name, with archived ones. Replies of the demo and real ones are separate.',
});

export const createMacro = defineEndpoint({
  ...newMacro,
  ...team,
  name: 'createMacro',
  path: '/admin/support/macros',
  summary: 'Save a reply for support',
  description: 'Saves a reply for the whole team.',
});

export const changeMacro = defineEndpoint({
  ...macroChange,
  ...team,
  name: 'changeMacro',
  path: '/admin/support/macros/:id',
  summary: 'Change a saved reply for support',
  description: 'Replaces name, topic, texts and effects.',
});

export const archiveMacro = defineEndpoint({
  ...macroArchiving,
  ...team,
  name: 'archiveMacro',
  path: '/admin/support/macros/:id/archive',
  summary: 'Archive a saved reply for support',
  description: 'Stops offering a saved reply, or offers it again.',
});
