import { defineProblems } from '../kit/index.ts';

export const guidesProblems = defineProblems({
  'guides.not_found': {
    status: 404,
    title: 'City guide not found',
    when: 'No destination city has this slug; `GET /locations` lists them.',
    text: {
      en: 'We have no guide to that city.',
      es: 'No tenemos una guía de esa ciudad.',
      pt: 'Não temos um guia dessa cidade.',
    },
  },
});
