import { defineProblems } from '../kit/index.ts';

export const importsProblems = defineProblems({
  'imports.not_found': { status: 404, title: 'There is no such import', when: 'No import has this id.' },
  'imports.not_possible': {
    status: 409,
    title: 'This cannot be done with the import now',
    when: 'Its state does not allow it.',
  },
  'imports.busy': {
    status: 409,
    title: 'Another import is running',
    when: 'One register is checked or imported at a time.',
  },
  'imports.unreadable': {
    status: 422,
    title: 'The file cannot be read like this',
    when: 'Columns, country or preset do not fit the file; the import says why.',
  },
  'imports.file_gone': {
    status: 410,
    title: 'The file is not kept any more',
    when: 'A day has passed since it was uploaded.',
  },
});
