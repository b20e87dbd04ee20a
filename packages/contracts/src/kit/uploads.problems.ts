import { defineProblems } from './problem.ts';

/** Why a file was rejected. */
export const uploadProblems = defineProblems({
  'upload.missing': {
    status: 422,
    title: 'No file was sent',
    when: 'The form has no file in its field `file`.',
    text: { en: 'Choose a file first.', es: 'Elija primero un archivo.', pt: 'Escolha primeiro um arquivo.' },
  },
  'upload.empty': {
    status: 422,
    title: 'The file is empty',
    when: 'The file has no content.',
    text: {
      en: 'This file is empty. Choose it again, or save a new copy and choose that one.',
      es: 'Este archivo está vacío. Elíjalo de nuevo, o guarde otra copia y elija esa.',
      pt: 'Este arquivo está vazio. Escolha-o de novo, ou salve outra cópia e escolha-a.',
    },
  },
  'upload.too_large': {
    status: 413,
    title: 'The file is too large',
    when: 'A file exceeds the size limit.',
    text: {
      en: 'This file is too large. Save a smaller copy, or upload it in parts.',
      es: 'Este archivo es demasiado grande. Guarde una copia más liviana o envíelo por partes.',
      pt: 'Este arquivo é grande demais. Salve uma cópia menor ou envie em partes.',
    },
  },
  'upload.too_many': {
    status: 413,
    title: 'Too many files',
    when: 'The form has more files than allowed.',
    text: {
      en: 'You chose too many files at the same time. Upload them one by one.',
      es: 'Eligió demasiados archivos a la vez. Envíelos uno por uno.',
      pt: 'Você escolheu arquivos demais de uma vez. Envie um de cada vez.',
    },
  },
  'upload.type_not_taken': {
    status: 415,
    title: 'This file type isn’t accepted',
    when: 'The file’s name or content is of a type the call does not accept.',
    text: {
      en: 'We don’t accept this type of file here. Save it as PDF, JPEG, PNG or WebP.',
      es: 'Aquí no aceptamos este tipo de archivo. Guárdelo como PDF, JPEG, PNG o WebP.',
      pt: 'Não aceitamos este tipo de arquivo aqui. Salve-o como PDF, JPEG, PNG ou WebP.',
    },
  },
  'upload.picture_unreadable': {
    status: 422,
    title: 'The picture can’t be read',
    when: 'A picture is damaged, incomplete or of another format than JPEG, PNG and WebP.',
    text: {
      en: 'We can’t read this image. Save it again as JPEG, PNG or WebP, then choose it again.',
      es: 'No se puede leer esta imagen. Guárdela de nuevo como JPEG, PNG o WebP y vuelva a elegirla.',
      pt: 'Não foi possível ler esta imagem. Salve de novo como JPEG, PNG ou WebP e escolha outra vez.',
    },
  },
  'upload.picture_too_large': {
    status: 422,
    title: 'The picture has too many pixels',
    when: 'A picture has more than 50 million pixels.',
    text: {
      en: 'This image is too large. Save it at a smaller size, then choose it again.',
      es: 'Esta imagen es demasiado grande. Guárdela en un tamaño menor y vuelva a elegirla.',
      pt: 'Esta imagem é grande demais. Salve em tamanho menor e escolha outra vez.',
    },
  },
  'upload.content_differs': {
    status: 422,
    title: 'The file doesn’t match its extension',
    when: 'The content of a file is of another type than its extension.',
    text: {
      en: 'This file’s content doesn’t match its name. Save it again as PDF, JPEG, PNG or WebP and choose it.',
      es: 'El contenido de este archivo no coincide con su nombre. Guárdelo de nuevo como PDF, JPEG, PNG o WebP y elíjalo.',
      pt: 'O conteúdo deste arquivo não corresponde ao nome. Salve-o de novo como PDF, JPEG, PNG ou WebP e escolha-o.',
    },
  },
});
