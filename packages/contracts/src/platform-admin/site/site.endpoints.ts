import { defineEndpoint } from '../../kit/index.ts';
import { Site, SiteChange } from './site.schema.ts';

export const getSite = defineEndpoint({
  access: 'public',
  tag: 'operations',
  name: 'getSite',
  method: 'GET',
  path: '/site',
  summary: 'Get contact details and fee',
  description: 'Returns telephone, hours and the fee for clinics, as an admin has set them.',
  response: Site,
  cache: 'catalog',
});

export const changeSite = defineEndpoint({
  access: ['admin'],
  tag: 'operations',
  closedToDemo: 'access.closed_to_demo',
  name: 'changeSite',
  method: 'PUT',
  path: '/admin/configuration/site',
  summary: 'Change contact details and fee',
  description: 'Changes what the contact page and clinics’ settings say; the reason is kept in the audit log.',
  body: SiteChange,
  response: Site,
  problems: ['request.stale_version'],
});
