import { defineProblems } from '../../kit/index.ts';

export const incidentsProblems = defineProblems({
  'aftercare.incident_not_found': {
    status: 404,
    title: 'Incident not found',
    when: 'It does not exist, or the user may not read it.',
    text: {
      en: 'We can’t find that alert.',
      es: 'No encontramos esa alerta.',
      pt: 'Não encontramos esse alerta.',
    },
  },
});
