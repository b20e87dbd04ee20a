import { defineProblems } from './problem.ts';

/** Why a file was rejected. */
export const uploadProblems = defineProblems({
  'upload.missing': {
    status: 422,
    title: 'No file was sent',
    when: 'The form has no file in its field `file`.',
  },
  'upload.empty': { status: 422, title: 'The file is empty', when: 'The file has no content.' },
  'upload.too_large': {
    status: 413,
    title: 'The file is too large',
    when: 'A file exceeds the size limit.',
  },
  'upload.too_many': { status: 413, title: 'Too many files', when: 'The form has more files than allowed.' },
  'upload.type_not_taken': {
    status: 415,
    title: 'This file type isn’t accepted',
    when: 'The file’s name or content is of a type the call does not accept.',
  },
  'upload.picture_unreadable': {
    status: 422,
    title: 'The picture can’t be read',
    when: 'A picture is damaged, incomplete or of another format than JPEG, PNG and WebP.',
  },
  'upload.picture_too_large': {
    status: 422,
    title: 'The picture has too many pixels',
    when: 'A picture has more than 50 million pixels.',
  },
  'upload.content_differs': {
    status: 422,
    title: 'The file doesn’t match its extension',
    when: 'The content of a file is of another type than its extension.',
  },
});
