import { defineProblems } from './problem.ts';

/** Why a file was not taken. */
export const uploadProblems = defineProblems({
  'upload.missing': {
    status: 422,
    title: 'There is no file',
    when: 'The form holds no file in its field `file`.',
  },
  'upload.empty': { status: 422, title: 'The file is empty', when: 'The file holds nothing.' },
  'upload.too_large': {
    status: 413,
    title: 'The file is too large',
    when: 'A file has more bytes than the call takes.',
  },
  'upload.too_many': { status: 413, title: 'Too many files', when: 'The form holds more files than the call takes.' },
  'upload.type_not_taken': {
    status: 415,
    title: 'This kind of file is not taken',
    when: 'The name or the content of a file says that it is of a kind that the call does not take.',
  },
  'upload.content_differs': {
    status: 422,
    title: 'The file is not what its name says',
    when: 'The content of a file is of another kind than the ending of its name says.',
  },
});
