import { defineProblems } from '../kit/index.ts';

export const servicesProblems = defineProblems({
  'services.not_found': {
    status: 404,
    title: 'There is no such online service',
    when: 'The type names no service; `GET /online-services` lists them.',
  },
});
