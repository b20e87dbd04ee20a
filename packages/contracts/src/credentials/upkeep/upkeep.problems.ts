import { defineProblems } from '../../kit/index.ts';

export const upkeepProblems = defineProblems({
  'credentials.document_not_found': {
    status: 404,
    title: 'Document not found',
    when: 'The document does not exist, you can’t view it, or it was already checked and can’t be removed.',
    text: {
      en: 'This document was removed or already verified.',
      es: 'Este documento se quitó o ya se verificó.',
      pt: 'Este documento foi removido ou já foi verificado.',
    },
  },
  'credentials.too_many_documents': {
    status: 409,
    title: 'Too many documents',
    when: 'The credential already has the maximum number of documents.',
    text: {
      en: 'This credential already has 20 documents. Remove one first.',
      es: 'Este documento ya tiene 20 archivos. Quite uno primero.',
      pt: 'Este documento já tem 20 arquivos. Remova um primeiro.',
    },
  },
  'credentials.already_expired': {
    status: 422,
    title: 'This document has expired',
    when: 'The stated expiration date has passed, so the document renews nothing.',
    text: {
      en: 'The expiration date has passed. Upload the renewed document.',
      es: 'La fecha de vencimiento ya pasó. Cargue el documento renovado.',
      pt: 'A data de validade já passou. Envie o documento renovado.',
    },
  },
  'credentials.reminded_today': {
    status: 409,
    title: 'A reminder was already sent today',
    when: 'The clinic got a reminder of this credential within the last 24 hours.',
    text: {
      en: 'The clinic already got a reminder in the last 24 hours.',
      es: 'La clínica ya recibió un recordatorio en las últimas 24 horas.',
      pt: 'A clínica já recebeu um lembrete nas últimas 24 horas.',
    },
  },
  'credentials.keeper_unknown': {
    status: 422,
    title: 'This person can’t be responsible for it',
    when: 'The user belongs neither to the clinic nor to its organization, and is no admin.',
    text: {
      en: 'This person no longer works for the clinic or its organization.',
      es: 'Esta persona ya no trabaja para la clínica ni su organización.',
      pt: 'Esta pessoa não trabalha mais para a clínica nem para a organização.',
    },
  },
});
