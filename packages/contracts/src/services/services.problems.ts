import { defineProblems } from '../kit/index.ts';

export const servicesProblems = defineProblems({
  'services.not_found': {
    status: 404,
    title: 'Online service not found',
    when: 'No service has this type; `GET /online-services` lists them.',
    text: {
      en: 'We can’t find that online service.',
      es: 'No encontramos ese servicio en línea.',
      pt: 'Não encontramos esse serviço on-line.',
    },
  },
});
