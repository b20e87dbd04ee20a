import { defineEndpoint } from '../../kit/index.ts';
import { listOfMacros, macroArchiving, macroChange, newMacro } from '../../macros/index.ts';

// Those who answer requests write and use the replies saved for them.
const clinic = { access: { side: 'provider', may: 'requests.answer' }, tag: 'leads' } as const;
const network = { access: { side: 'organization', may: 'requests.answer' }, tag: 'leads' } as const;
const team = { access: ['admin'], tag: 'leads' } as const;

export const listClinicMacros = defineEndpoint({
  ...listOfMacros,
  ...clinic,
  name: 'listClinicMacros',
  path: '/provider/request-macros',
  summary: 'List a clinic’s saved replies',
  description: 'Returns the replies that the clinic saved for consultation requests, by name, with archived ones.',
});

export const createClinicMacro = defineEndpoint({
  ...newMacro,
  ...clinic,
  name: 'createClinicMacro',
  path: '/provider/request-macros',
  summary: 'Save a reply of a clinic',
  description: 'Saves a reply for everyone who answers the clinic’s requests.',
});

export const changeClinicMacro = defineEndpoint({
  ...macroChange,
  ...clinic,
  name: 'changeClinicMacro',
  path: '/provider/request-macros/:id',
  summary: 'Change a saved reply of a clinic',
  description: 'Replaces name, topic, texts and effects.',
});

export const archiveClinicMacro = defineEndpoint({
  ...macroArchiving,
  ...clinic,
  name: 'archiveClinicMacro',
  path: '/provider/request-macros/:id/archive',
  summary: 'Archive a saved reply of a clinic',
  description: 'Stops offering a saved reply, or offers it again.',
});

export const listNetworkMacros = defineEndpoint({
  ...listOfMacros,
  ...network,
  name: 'listNetworkMacros',
  path: '/organizations/request-macros',
  summary: 'List an organization’s saved replies',
  description:
    'Returns the replies that the organization saved for requests to its clinics, by name, with archived ones.',
});

export const createNetworkMacro = defineEndpoint({
  ...newMacro,
  ...network,
  name: 'createNetworkMacro',
  path: '/organizations/request-macros',
  summary: 'Save a reply of an organization',
  description: 'Saves a reply for everyone who answers for the organization.',
});

export const changeNetworkMacro = defineEndpoint({
  ...macroChange,
  ...network,
  name: 'changeNetworkMacro',
  path: '/organizations/request-macros/:id',
  summary: 'Change a saved reply of an organization',
  description: 'Replaces name, topic, texts and effects.',
});

export const archiveNetworkMacro = defineEndpoint({
  ...macroArchiving,
  ...network,
  name: 'archiveNetworkMacro',
  path: '/organizations/request-macros/:id/archive',
  summary: 'Archive a saved reply of an organization',
  description: 'Stops offering a saved reply, or offers it again.',
});

export const listDeskMacros = defineEndpoint({
  ...listOfMacros,
  ...team,
  name: 'listDeskMacros',
  path: '/admin/request-macros',
  summary: 'List saved replies for requests',
  description:
    'Returns the replies that the team saved for requests, messages and claims, by name, with archived ones. Replies of the demo and real ones are separate.',
});

export const createDeskMacro = defineEndpoint({
  ...newMacro,
  ...team,
  name: 'createDeskMacro',
  path: '/admin/request-macros',
  summary: 'Save a reply for requests',
  description: 'Saves a reply for the whole team.',
});

export const changeDeskMacro = defineEndpoint({
  ...macroChange,
  ...team,
  name: 'changeDeskMacro',
  path: '/admin/request-macros/:id',
  summary: 'Change a saved reply for requests',
  description: 'Replaces name, topic, texts and effects.',
});

export const archiveDeskMacro = defineEndpoint({
  ...macroArchiving,
  ...team,
  name: 'archiveDeskMacro',
  path: '/admin/request-macros/:id/archive',
  summary: 'Archive a saved reply for requests',
  description: 'Stops offering a saved reply, or offers it again.',
});
