import { defineProblems } from '../kit/index.ts';

export const servicesProblems = defineProblems({
  'services.not_found': {
    status: 404,
    title: 'Online service not found',
    when: 'No service has this type; `GET /online-services` lists them.',
  },
});
