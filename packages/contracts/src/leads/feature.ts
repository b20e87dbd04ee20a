import { z } from 'zod';
import { defineFeature, defineNotification, Id, PublicName } from '../kit/index.ts';
import { leadsProblems } from './leads.problems.ts';

const aboutRequest = z.object({ request_id: Id, reference: PublicName, clinic: PublicName });
/** For those who work on it: at the clinic, unless it says otherwise. */
const onDesk = aboutRequest.extend({ desk: z.enum(['provider', 'organization', 'admin']).optional() });
const deskPath = ({ request_id: id, desk = 'provider' }: z.infer<typeof onDesk>) => `/${desk}/requests/${id}`;

export const leadsFeature = defineFeature({
  problems: leadsProblems,
  audit: {
    'leads.read': 'privacy',
    'leads.exported': 'privacy',
    'leads.noted': 'platform',
    'leads.assigned': 'platform',
    'leads.request_answered': 'platform',
    'leads.request_accepted': 'platform',
    'leads.request_declined': 'platform',
    'leads.request_closed': 'platform',
    'leads.request_withdrawn': 'platform',
    'leads.request_overdue': 'platform',
    'leads.macro_created': 'platform',
    'leads.macro_changed': 'platform',
    'leads.macro_archived': 'platform',
    'leads.macro_restored': 'platform',
    'leads.claim_asked': 'platform',
    'leads.claim_approved': 'platform',
    'leads.claim_rejected': 'platform',
    'leads.claim_withdrawn': 'platform',
  },
  notifications: {
    request_received: defineNotification({
      topic: 'messages',
      area: 'requests',
      params: onDesk,
      path: deskPath,
    }),
    request_overdue: defineNotification({
      topic: 'messages',
      area: 'requests',
      params: onDesk,
      path: deskPath,
    }),
    lead_received: defineNotification({
      topic: 'messages',
      area: 'requests',
      params: z.object({ lead_id: Id, reference: PublicName, kind: z.enum(['consultation', 'contact', 'claim']) }),
      path: ({ lead_id: id }) => `/admin/requests/${id}`,
    }),
    request_answered: defineNotification({
      topic: 'always',
      area: 'requests',
      params: aboutRequest,
      path: ({ request_id: id }) => `/requests/${id}`,
    }),
  },
});
