import { defineProblems } from '../../kit/index.ts';

export const upkeepProblems = defineProblems({
  'credentials.document_not_found': {
    status: 404,
    title: 'Document not found',
    when: 'The document does not exist, you can’t view it, or it was already checked and can’t be removed.',
  },
  'credentials.too_many_documents': {
    status: 409,
    title: 'Too many documents',
    when: 'The credential already has the maximum number of documents.',
  },
  'credentials.already_expired': {
    status: 422,
    title: 'This document has expired',
    when: 'The stated expiration date has passed, so the document renews nothing.',
  },
  'credentials.reminded_today': {
    status: 409,
    title: 'A reminder was already sent today',
    when: 'The clinic got a reminder of this credential within the last 24 hours.',
  },
  'credentials.keeper_unknown': {
    status: 422,
    title: 'This person can’t be responsible for it',
    when: 'The user belongs neither to the clinic nor to its organization, and is no admin.',
  },
});
