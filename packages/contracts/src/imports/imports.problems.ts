import { defineProblems } from '../kit/index.ts';

export const importsProblems = defineProblems({
  'imports.not_found': { status: 404, title: 'Import not found', when: 'No import has this id.' },
  'imports.not_possible': {
    status: 409,
    title: 'This isn’t possible in the import’s current state',
    when: 'The import’s status does not allow it.',
  },
  'imports.busy': {
    status: 409,
    title: 'Another import is running',
    when: 'Only one registry can be tested or imported at a time.',
  },
  'imports.unreadable': {
    status: 422,
    title: 'The file can’t be read with these settings',
    when: 'Columns, country or preset do not fit the file; the import says why.',
  },
  'imports.revert_over': {
    status: 409,
    title: 'This import can no longer be reverted',
    when: 'What it replaced was not recorded or is no longer kept.',
  },
  'imports.file_gone': {
    status: 410,
    title: 'The file has been deleted',
    when: 'The file was uploaded more than a day ago.',
  },
});
