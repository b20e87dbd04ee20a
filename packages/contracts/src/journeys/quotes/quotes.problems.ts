import { defineProblems } from '../../kit/index.ts';

export const quotesProblems = defineProblems({
  'journeys.quote_not_found': {
    status: 404,
    title: 'Quote not found',
    when: 'It does not exist in this journey, or was not sent yet.',
    text: {
      en: 'We can’t find that quote.',
      es: 'No encontramos esa cotización.',
      pt: 'Não encontramos esse orçamento.',
    },
  },
  'journeys.quote_not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The quote or its journey is in a status in which this can’t be done.',
    text: {
      en: 'This can’t be done any more. What you see now is current.',
      es: 'Esto ya no es posible. Lo que ve ahora está al día.',
      pt: 'Isto não é mais possível. O que você vê agora está atualizado.',
    },
  },
  'journeys.quote_incomplete': {
    status: 409,
    title: 'The quote is incomplete',
    when: '`fields` names what is missing.',
    text: {
      en: 'Something is missing in this quote. Complete it, then send it.',
      es: 'Falta algo en esta cotización. Complétela y luego envíela.',
      pt: 'Falta algo neste orçamento. Complete-o e depois envie.',
    },
  },
  'journeys.quote_expired': {
    status: 409,
    title: 'The quote has expired',
    when: 'It was valid until an instant that has passed.',
    text: {
      en: 'This quote is no longer valid. Ask the clinic for a new one.',
      es: 'Esta cotización ya no es válida. Pida una nueva a la clínica.',
      pt: 'Este orçamento não é mais válido. Peça um novo à clínica.',
    },
  },
  'journeys.quote_changed': {
    status: 409,
    title: 'Another document was shown',
    when: '`sha256` is not that of the quote’s document.',
    text: {
      en: 'This is not the document you read. Open the quote again and read it first.',
      es: 'Este no es el documento que leyó. Abra de nuevo la cotización y léala primero.',
      pt: 'Este não é o documento que você leu. Abra o orçamento de novo e leia-o primeiro.',
    },
  },
  'journeys.signature_missing': {
    status: 409,
    title: 'A clinician must sign first',
    when: 'Answers ask for a clinician, or changed after the signature, and nobody has signed them.',
    text: {
      en: 'A clinician at the clinic must look at your answers before you can book. You’ll be told when that is done.',
      es: 'Un profesional médico de la clínica debe revisar sus respuestas antes de que pueda reservar. Le avisaremos cuando esté listo.',
      pt: 'Um profissional de saúde da clínica precisa ver suas respostas antes de você reservar. Avisaremos quando isso for feito.',
    },
  },
  'journeys.too_many_questions': {
    status: 409,
    title: 'Too many questions',
    when: 'Twenty questions about a quote have no answer yet.',
    text: {
      en: 'The clinic has 20 of your questions to answer. Wait for its answers, then ask more.',
      es: 'La clínica tiene 20 preguntas suyas por responder. Espere las respuestas y luego pregunte más.',
      pt: 'A clínica tem 20 perguntas suas para responder. Espere as respostas e depois pergunte mais.',
    },
  },
});
