import { z } from 'zod';
import { defineEndpoint, Id } from '../kit/index.ts';
import { OpenContext, OpenedContext, PresentContext } from './contexts.schema.ts';

const tag = 'provider-contexts';
const Provider = z.object({ id: Id.meta({ description: 'Provider id.' }) });
const Nothing = z.void().meta({ description: 'No content.' });

export const openAdminContext = defineEndpoint({
  tag,
  access: ['admin'],
  name: 'openAdminContext',
  method: 'POST',
  path: '/admin/providers/:id/access',
  summary: 'Act for a clinic as an admin',
  description:
    'Opens a context for a clinic in this session for one hour and ends any context for another clinic. Actions are recorded with both names, and the clinic sees the reason. Without a reason the context is for reading: the first change is answered `access.reason_required`; open it again with a reason.',
  params: Provider,
  body: OpenContext,
  response: OpenedContext,
  problems: ['providers.not_found'],
});

export const clearAdminContext = defineEndpoint({
  tag,
  access: ['admin'],
  name: 'clearAdminContext',
  method: 'DELETE',
  path: '/admin/context',
  summary: 'Stop acting for a clinic as an admin',
  description: 'Ends the context of this session, if there is one.',
  status: 204,
  response: Nothing,
});

export const openOrganizationContext = defineEndpoint({
  tag,
  access: { side: 'organization', may: 'clinics.enter' },
  name: 'openOrganizationContext',
  method: 'POST',
  path: '/organizations/providers/:id/access',
  summary: 'Act for a clinic of your organization',
  description:
    'Opens a context for a clinic managed by the organization for one hour and ends any context for another clinic. It ends immediately if the clinic leaves the organization. Without a reason it is for reading, as for admins.',
  params: Provider,
  body: OpenContext,
  response: OpenedContext,
  problems: ['providers.not_found'],
});

export const clearOrganizationContext = defineEndpoint({
  tag,
  access: ['organization'],
  name: 'clearOrganizationContext',
  method: 'DELETE',
  path: '/organizations/context',
  summary: 'Stop acting for a clinic of your organization',
  description: 'Ends the context of this session, if there is one.',
  status: 204,
  response: Nothing,
});

export const getProviderContext = defineEndpoint({
  tag,
  access: ['admin', 'organization'],
  name: 'getProviderContext',
  method: 'GET',
  path: '/provider-context',
  summary: 'Get the context of this session',
  description: 'Returns which clinic the session acts for and how much time is left. Pages poll it every ten seconds.',
  response: PresentContext,
});

export const extendProviderContext = defineEndpoint({
  tag,
  access: ['admin', 'organization'],
  name: 'extendProviderContext',
  method: 'POST',
  path: '/provider-context/extend',
  summary: 'Extend acting for the clinic',
  description: 'Extends the context to one hour from now, at most eight hours after it was opened.',
  response: OpenedContext,
  problems: ['access.no_provider_context', 'access.context_at_its_longest'],
});
