import { defineProblems } from './problem.ts';

/** What can go wrong between the parts of a resumable upload. */
export const resumableProblems = defineProblems({
  'upload.other_protocol': {
    status: 412,
    title: 'The call speaks another version of the protocol',
    when: 'The header `Tus-Resumable` is missing or is not 1.0.0.',
    text: {
      en: 'This upload was sent in a way we don’t understand. Reload the page and choose the file again.',
      es: 'Este envío llegó de una forma que no entendemos. Recargue la página y elija el archivo de nuevo.',
      pt: 'Este envio chegou de uma forma que não entendemos. Recarregue a página e escolha o arquivo de novo.',
    },
  },
  'upload.offset_differs': {
    status: 409,
    title: 'This part begins somewhere else',
    when: '`Upload-Offset` is not the number of bytes that have arrived; ask for it with HEAD and continue there.',
    text: {
      en: 'Part of this file arrived in another way. Continue the upload.',
      es: 'Una parte de este archivo llegó por otra vía. Continúe el envío.',
      pt: 'Uma parte deste arquivo chegou por outro caminho. Continue o envio.',
    },
  },
  'upload.too_many_parts': {
    status: 409,
    title: 'The file came in too many parts',
    when: 'An upload has 400 parts.',
    text: {
      en: 'The connection broke too often during this upload. Choose the file again.',
      es: 'La conexión se cortó demasiadas veces durante este envío. Elija el archivo de nuevo.',
      pt: 'A conexão caiu vezes demais durante este envio. Escolha o arquivo de novo.',
    },
  },
});
