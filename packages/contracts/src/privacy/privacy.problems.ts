import { defineProblems } from '../kit/index.ts';

export const privacyProblems = defineProblems({
  'privacy.export_not_found': {
    status: 404,
    title: 'There is no such export',
    when: 'The export is not one of the person’s own.',
  },
  'privacy.export_not_ready': {
    status: 409,
    title: 'This export cannot be downloaded',
    when: 'The export is still being made, has failed, or its week is over.',
  },
  'privacy.wrong_address': {
    status: 422,
    title: 'This is not the address of the account',
    when: 'What was typed to confirm the erasure is not the account’s own e-mail address.',
  },
  'privacy.not_closing': {
    status: 409,
    title: 'This account is not about to be erased',
    when: 'Nobody asked for the account to be erased, or it is kept already.',
  },
  'privacy.already_closing': {
    status: 409,
    title: 'This account is about to be erased already',
    when: 'The erasure was asked for before; its date stands.',
  },
  'privacy.demo_person': {
    status: 403,
    title: 'People of the demonstration are not erased',
    when: 'The account is an invented one that everybody who tries the demonstration shares.',
  },
});
