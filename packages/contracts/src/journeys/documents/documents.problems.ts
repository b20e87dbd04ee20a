import { defineProblems } from '../../kit/index.ts';

export const documentsProblems = defineProblems({
  'journeys.document_not_found': {
    status: 404,
    title: 'Document not found',
    when: 'It does not exist in this journey.',
    text: {
      en: 'We can’t find that document.',
      es: 'No encontramos ese documento.',
      pt: 'Não encontramos esse documento.',
    },
  },
  'journeys.document_not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The document or its journey is in a status in which this can’t be done.',
    text: {
      en: 'This can’t be done with that document any more. What you see now is current.',
      es: 'Esto ya no es posible con ese documento. Lo que ve ahora está al día.',
      pt: 'Isto não é mais possível com esse documento. O que você vê agora está atualizado.',
    },
  },
  'journeys.document_language': {
    status: 409,
    title: 'Not in this language',
    when: 'The text was not approved in this language, or a clinic wrote in another language than the patient’s.',
    text: {
      en: 'This document isn’t available in that language. The text must be in the patient’s language.',
      es: 'Este documento no está disponible en ese idioma. El texto debe estar en el idioma del paciente.',
      pt: 'Este documento não está disponível nesse idioma. O texto precisa estar no idioma do paciente.',
    },
  },
  'journeys.document_not_approved': {
    status: 409,
    title: 'A person must approve the text',
    when: 'The clinic did not confirm that a person approved the text in the patient’s language.',
    text: {
      en: 'Confirm that a person approved this text in the patient’s language. Automatic translations can’t be signed.',
      es: 'Confirme que una persona aprobó este texto en el idioma del paciente. Las traducciones automáticas no se pueden firmar.',
      pt: 'Confirme que uma pessoa aprovou este texto no idioma do paciente. Traduções automáticas não podem ser assinadas.',
    },
  },
  'journeys.document_changed': {
    status: 409,
    title: 'Another text was shown',
    when: '`sha256` is not that of the document’s text in this language.',
    text: {
      en: 'This is not the text you read. Open the document again and read it first.',
      es: 'Este no es el texto que leyó. Abra de nuevo el documento y léalo primero.',
      pt: 'Este não é o texto que você leu. Abra o documento de novo e leia-o primeiro.',
    },
  },
  'journeys.document_name': {
    status: 409,
    title: 'Another name was typed',
    when: 'The typed name is not the full name of the account.',
    text: {
      en: 'The name doesn’t match your account. Type your full name as it is shown.',
      es: 'El nombre no coincide con su cuenta. Escriba su nombre completo como aparece.',
      pt: 'O nome não corresponde à sua conta. Digite seu nome completo como aparece.',
    },
  },
  'journeys.documents_missing': {
    status: 409,
    title: 'Documents are missing',
    when: 'A required document is not in force. `present` lists kinds and statuses.',
    text: {
      en: 'The treatment can’t begin: a required document isn’t signed by everyone. See “Documents”.',
      es: 'El tratamiento no puede comenzar: falta una firma en un documento obligatorio. Vea “Documentos”.',
      pt: 'O tratamento não pode começar: falta uma assinatura em um documento obrigatório. Veja “Documentos”.',
    },
  },
  'journeys.too_many_documents': {
    status: 409,
    title: 'Too many documents',
    when: 'The journey has 40 documents.',
    text: {
      en: 'This journey has 40 documents, the most it can have.',
      es: 'Este proceso tiene 40 documentos, el máximo posible.',
      pt: 'Esta jornada tem 40 documentos, o máximo possível.',
    },
  },
});
