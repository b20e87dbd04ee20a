import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

const ofChange = z.object({ email_change_id: Id });

export const emailChangeAsked = defineEvent({
  name: 'account.email_change_asked.v1',
  description: 'A change of email address was requested; both mailboxes must approve.',
  payload: ofChange,
  aggregate: ({ email_change_id: id }) => `email_change/${id}`,
});

export const emailChanged = defineEvent({
  name: 'account.email_changed.v1',
  description: 'An email address was changed after both mailboxes approved; other sessions were ended.',
  payload: ofChange,
  aggregate: ({ email_change_id: id }) => `email_change/${id}`,
});
