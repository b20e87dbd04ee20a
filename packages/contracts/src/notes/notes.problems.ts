import { defineProblems } from '../kit/index.ts';

export const notesProblems = defineProblems({
  'notes.record_not_found': {
    status: 404,
    title: 'Record not found',
    when: 'The record does not exist, or you can’t view notes about it.',
  },
  'notes.not_found': { status: 404, title: 'Note not found', when: 'It does not exist, or someone else wrote it.' },
});
