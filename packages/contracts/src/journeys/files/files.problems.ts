import { defineProblems } from '../../kit/index.ts';

export const journeyFilesProblems = defineProblems({
  'journeys.file_not_found': {
    status: 404,
    title: 'File not found',
    when: 'It does not exist in this journey, belongs to somebody else, or is attached already.',
    text: {
      en: 'We can’t find that file. If you uploaded it yesterday or before, upload it again.',
      es: 'No encontramos ese archivo. Si lo subió ayer o antes, súbalo de nuevo.',
      pt: 'Não encontramos esse arquivo. Se você o enviou ontem ou antes, envie-o de novo.',
    },
  },
  'journeys.file_not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The user adds no files of this purpose, or the journey has come to an end.',
    text: {
      en: 'You can’t add that file to this journey.',
      es: 'No puede agregar ese archivo a este proceso.',
      pt: 'Você não pode adicionar esse arquivo a esta jornada.',
    },
  },
});
