import { defineEndpoint } from '../kit/index.ts';
import { ClinicTrendsQuery, Trends, TrendsQuery } from './trends.schema.ts';

const read = { tag: 'analytics', method: 'GET', response: Trends } as const;

export const getPlatformTrends = defineEndpoint({
  ...read,
  access: ['admin'],
  name: 'getPlatformTrends',
  path: '/platform/trends',
  summary: 'Get platform counts over time',
  description:
    'Returns what happened per day, week or month, with the period before. Requests are those the team works on. Demo admins see only demo data.',
  query: TrendsQuery,
});

export const getClinicTrends = defineEndpoint({
  ...read,
  access: { side: 'provider', may: 'requests.read' },
  name: 'getClinicTrends',
  path: '/provider/trends',
  summary: 'Get a clinic’s counts over time',
  description:
    'Returns consultation requests of the clinic acted for per day, week or month in its time zone, with the period before.',
  query: ClinicTrendsQuery,
});

export const getNetworkTrends = defineEndpoint({
  ...read,
  access: { side: 'organization', may: 'requests.read' },
  name: 'getNetworkTrends',
  path: '/organizations/trends',
  summary: 'Get an organization’s counts over time',
  description:
    'Returns consultation requests of all clinics of the organization acted for per day, week or month, with the period before.',
  query: TrendsQuery,
});
