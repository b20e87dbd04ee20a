import { defineProblems } from '../kit/index.ts';

export const privacyProblems = defineProblems({
  'privacy.export_not_found': {
    status: 404,
    title: 'Export not found',
    when: 'The export belongs to another user.',
  },
  'privacy.export_not_ready': {
    status: 409,
    title: 'This export can’t be downloaded',
    when: 'The export is still being prepared, has failed, or has expired.',
  },
  'privacy.wrong_address': {
    status: 422,
    title: 'This is not the account’s email address',
    when: 'The address typed to confirm the deletion is not the account’s email address.',
  },
  'privacy.not_closing': {
    status: 409,
    title: 'This account is not scheduled for deletion',
    when: 'No deletion was requested, or it was canceled already.',
  },
  'privacy.already_closing': {
    status: 409,
    title: 'This account is already scheduled for deletion',
    when: 'Deletion was requested before; its date does not change.',
  },
  'privacy.demo_person': {
    status: 403,
    title: 'Demo users can’t be deleted',
    when: 'The account is a shared demo account.',
  },
});
