import { defineProblems } from '../kit/index.ts';

export const macrosProblems = defineProblems({
  'macros.name_taken': {
    status: 409,
    title: 'This name is taken',
    when: 'Another saved reply of the team that is not archived has this name.',
    text: {
      en: 'Another saved reply has this name. Choose a different one.',
      es: 'Otra respuesta guardada tiene este nombre. Elija uno diferente.',
      pt: 'Outra resposta salva tem este nome. Escolha um diferente.',
    },
  },
  'macros.too_many': {
    status: 409,
    title: 'Too many saved replies',
    when: 'The team has 300 saved replies, archived ones included.',
    text: {
      en: 'The team already has 300 saved replies. Change one you no longer use.',
      es: 'El equipo ya tiene 300 respuestas guardadas. Modifique una que ya no use.',
      pt: 'A equipe já tem 300 respostas salvas. Altere uma que não usa mais.',
    },
  },
});
