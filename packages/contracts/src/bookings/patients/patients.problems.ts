import { defineProblems } from '../../kit/index.ts';

export const patientsProblems = defineProblems({
  'bookings.patient_not_found': {
    status: 404,
    title: 'Patient not found',
    when: 'Nobody with this id has booked at the clinic.',
    text: {
      en: 'We can’t find that patient.',
      es: 'No encontramos a esa persona entre los pacientes de la clínica.',
      pt: 'Não encontramos essa pessoa entre os pacientes da clínica.',
    },
  },
});
