import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

const ofChange = z.object({ email_change_id: Id });

export const emailChangeAsked = defineEvent({
  name: 'account.email_change_asked.v1',
  description: 'Somebody wants another address; both mailboxes are to be asked.',
  payload: ofChange,
  aggregate: ({ email_change_id: id }) => `email_change/${id}`,
});

export const emailChanged = defineEvent({
  name: 'account.email_changed.v1',
  description: 'An address was changed after both mailboxes agreed; other sessions have ended.',
  payload: ofChange,
  aggregate: ({ email_change_id: id }) => `email_change/${id}`,
});
