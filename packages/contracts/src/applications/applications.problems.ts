import { defineProblems } from '../kit/index.ts';

export const applicationsProblems = defineProblems({
  'provider.no_application': {
    status: 403,
    title: 'This account has no application',
    when: 'The password is correct, but the account belongs to no clinic and has no application.',
  },
  'application.not_found': {
    status: 404,
    title: 'Application not found',
    when: 'It does not exist or belongs to another user.',
  },
  'application.file_not_found': {
    status: 404,
    title: 'File not found',
    when: 'The application has no such file.',
  },
  'application.not_editable': {
    status: 409,
    title: 'This application can’t be changed now',
    when: 'It was submitted, decided or withdrawn.',
  },
  'application.incomplete': {
    status: 422,
    title: 'The application is incomplete',
    when: 'A required field or file is missing or invalid; `fields` names each.',
  },
  'application.too_many': {
    status: 409,
    title: 'Too many open applications',
    when: 'The user has reached the limit of undecided applications.',
  },
  'application.too_many_files': {
    status: 409,
    title: 'Too many files',
    when: 'The application has reached its file limit.',
  },
});
