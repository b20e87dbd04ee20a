import { defineProblems } from '../kit/index.ts';

export const notesProblems = defineProblems({
  'notes.record_not_found': {
    status: 404,
    title: 'Record not found',
    when: 'The record does not exist, or you can’t view notes about it.',
    text: {
      en: 'We can’t find the record these notes belong to.',
      es: 'No encontramos el registro de estas notas.',
      pt: 'Não encontramos o registro destas notas.',
    },
  },
  'notes.not_found': {
    status: 404,
    title: 'Note not found',
    when: 'It does not exist, or someone else wrote it.',
    text: {
      en: 'This note was deleted, or someone else wrote it.',
      es: 'Esta nota se eliminó o la escribió otra persona.',
      pt: 'Esta anotação foi excluída ou foi escrita por outra pessoa.',
    },
  },
});
