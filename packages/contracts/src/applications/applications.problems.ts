import { defineProblems } from '../kit/index.ts';

export const applicationsProblems = defineProblems({
  'provider.no_application': {
    status: 403,
    title: 'There is no application with this account',
    when: 'The password is right, but the account belongs to no clinic and has no application.',
  },
  'application.not_found': {
    status: 404,
    title: 'There is no such application',
    when: 'It does not exist or is somebody else’s.',
  },
  'application.file_not_found': {
    status: 404,
    title: 'There is no such file',
    when: 'The application has no such file.',
  },
  'application.not_editable': {
    status: 409,
    title: 'This application cannot be changed now',
    when: 'It was submitted, answered or withdrawn.',
  },
  'application.incomplete': {
    status: 422,
    title: 'Something is still missing',
    when: 'A required field or file is missing or wrong; `fields` names each.',
  },
  'application.too_many': {
    status: 409,
    title: 'There are enough open applications',
    when: 'The person has as many unanswered applications as one may have.',
  },
  'application.too_many_files': {
    status: 409,
    title: 'The application has enough files',
    when: 'It holds as many files as it may.',
  },
});
