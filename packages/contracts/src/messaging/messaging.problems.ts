import { defineProblems } from '../kit/index.ts';

export const messagingProblems = defineProblems({
  'messaging.conversation_not_found': {
    status: 404,
    title: 'Conversation not found',
    when: 'It does not exist, or the user is on none of its sides.',
    text: {
      en: 'We can’t find that conversation.',
      es: 'No encontramos esa conversación.',
      pt: 'Não encontramos essa conversa.',
    },
  },
  'messaging.message_not_found': {
    status: 404,
    title: 'Message not found',
    when: 'It does not exist, or the user is on no side of its conversation.',
    text: {
      en: 'We can’t find that message.',
      es: 'No encontramos ese mensaje.',
      pt: 'Não encontramos essa mensagem.',
    },
  },
  'messaging.recipient_not_found': {
    status: 404,
    title: 'Recipient not found',
    when: 'It does not exist, takes no messages, or the user has nothing to do with it.',
    text: {
      en: 'You can’t write to that recipient. Choose another one.',
      es: 'No puede escribirle a ese destinatario. Elija otro.',
      pt: 'Você não pode escrever para esse destinatário. Escolha outro.',
    },
  },
  'messaging.read_only': {
    status: 403,
    title: 'Reading only',
    when: 'The user reads this conversation but writes on none of its sides, such as while acting for a clinic.',
    text: {
      en: 'You can read this conversation but not write in it.',
      es: 'Puede leer esta conversación, pero no escribir en ella.',
      pt: 'Você pode ler esta conversa, mas não escrever nela.',
    },
  },
  'messaging.recipient_gone': {
    status: 409,
    title: 'Recipient gone',
    when: 'The other side deleted its account, is suspended or no longer uses Travesía.',
    text: {
      en: 'This conversation is closed because the other side is no longer available. Your text is kept here.',
      es: 'Esta conversación está cerrada porque la otra parte ya no está disponible. Su texto se conserva aquí.',
      pt: 'Esta conversa está encerrada porque a outra parte não está mais disponível. Seu texto fica guardado aqui.',
    },
  },
  'messaging.not_yours': {
    status: 403,
    title: 'Not your message',
    when: 'Someone else wrote it.',
    text: {
      en: 'You can only change messages you wrote.',
      es: 'Solo puede cambiar los mensajes que usted escribió.',
      pt: 'Você só pode alterar mensagens que escreveu.',
    },
  },
  'messaging.not_editable': {
    status: 409,
    title: 'No longer editable',
    when: 'It was sent more than an hour ago, or deleted.',
    text: {
      en: 'This message can no longer be edited. Send a new one instead.',
      es: 'Este mensaje ya no se puede editar. Envíe uno nuevo.',
      pt: 'Esta mensagem não pode mais ser editada. Envie uma nova.',
    },
  },
  'messaging.id_reused': {
    status: 422,
    title: 'Id used already',
    when: 'The user sent another text with this client_message_id.',
    text: {
      en: 'Another message was sent with this ID. Send it again.',
      es: 'Ya se envió otro mensaje con este ID. Envíelo de nuevo.',
      pt: 'Outra mensagem foi enviada com este ID. Envie de novo.',
    },
  },
  'messaging.too_many': {
    status: 429,
    title: 'Too many messages',
    when: 'The user sent more messages, or began more conversations, than allowed in this time.',
    text: {
      en: 'You’ve sent a lot in a short time. Wait a little and try again; your text is kept.',
      es: 'Envió muchos mensajes en poco tiempo. Espere un momento e intente de nuevo; su texto se conserva.',
      pt: 'Você enviou muitas mensagens em pouco tempo. Aguarde um pouco e tente de novo; seu texto fica guardado.',
    },
  },
  'messaging.file_not_found': {
    status: 404,
    title: 'File not found',
    when: 'It does not exist, belongs to somebody else, or is attached already.',
    text: {
      en: 'We can’t find that file. If you uploaded it yesterday or before, upload it again.',
      es: 'No encontramos ese archivo. Si lo subió ayer o antes, súbalo de nuevo.',
      pt: 'Não encontramos esse arquivo. Se você o enviou ontem ou antes, envie-o de novo.',
    },
  },
  'messaging.not_on_team': {
    status: 422,
    title: 'Not on the team',
    when: 'The assigned or mentioned person does not work on this inbox.',
    text: {
      en: 'That person isn’t on your team. Choose someone else.',
      es: 'Esa persona no está en su equipo. Elija otra.',
      pt: 'Essa pessoa não está na sua equipe. Escolha outra.',
    },
  },
  'messaging.snooze_time': {
    status: 422,
    title: 'Time not possible',
    when: 'The time is not in the future, or more than a year away.',
    text: {
      en: 'Choose a time in the future, within a year.',
      es: 'Elija un momento futuro, dentro de un año.',
      pt: 'Escolha um momento futuro, dentro de um ano.',
    },
  },
  'messaging.note_not_found': {
    status: 404,
    title: 'Note not found',
    when: 'It does not exist, was deleted, or belongs to another team.',
    text: {
      en: 'We can’t find that note. It may have been deleted.',
      es: 'No encontramos esa nota. Es posible que se haya eliminado.',
      pt: 'Não encontramos essa nota. Ela pode ter sido excluída.',
    },
  },
  'messaging.too_many_notes': {
    status: 409,
    title: 'Too many notes',
    when: 'The conversation has as many notes as it can have.',
    text: {
      en: 'This conversation has 500 notes, the most it can have. Delete some first.',
      es: 'Esta conversación ya tiene 500 notas, el máximo. Elimine algunas primero.',
      pt: 'Esta conversa já tem 500 notas, o máximo. Exclua algumas primeiro.',
    },
  },
  'messaging.not_blockable': {
    status: 403,
    title: 'Can’t be blocked',
    when: 'Clinics and organizations block no one, and no one blocks Travesía’s team.',
    text: {
      en: 'You can’t block this conversation. Write to our team if there’s a problem.',
      es: 'No puede bloquear esta conversación. Si hay un problema, escriba a nuestro equipo.',
      pt: 'Você não pode bloquear esta conversa. Se houver um problema, escreva para a nossa equipe.',
    },
  },
  'messaging.record_not_shared': {
    status: 409,
    title: 'Record not shared',
    when: 'A record is not shared with this clinic for a journey of the patient, or no longer; the field names which.',
    text: {
      en: 'One of these records isn’t shared with this clinic. Share it first; your text is kept.',
      es: 'Uno de estos documentos no está compartido con esta clínica. Compártalo primero; su texto se conserva.',
      pt: 'Um destes documentos não está compartilhado com esta clínica. Compartilhe-o primeiro; seu texto fica guardado.',
    },
  },
  'messaging.nothing_to_propose': {
    status: 403,
    title: 'Nothing to propose here',
    when: 'Only a clinic proposes times or quotes, and only to a patient.',
    text: {
      en: 'Only clinics can propose times or quotes, and only to patients.',
      es: 'Solo las clínicas pueden proponer horarios o cotizaciones, y solo a pacientes.',
      pt: 'Somente clínicas podem propor horários ou orçamentos, e somente a pacientes.',
    },
  },
  'messaging.time_not_free': {
    status: 409,
    title: 'Time not free',
    when: 'A proposed time is not free with this clinician, or the clinic takes no bookings of it.',
    text: {
      en: 'One of these times is no longer free. Choose the times again; your text is kept.',
      es: 'Uno de estos horarios ya no está libre. Elija los horarios de nuevo; su texto se conserva.',
      pt: 'Um destes horários não está mais livre. Escolha os horários de novo; seu texto fica guardado.',
    },
  },
  'messaging.quote_not_found': {
    status: 404,
    title: 'Quote not found',
    when: 'The clinic sent this patient no such quote.',
    text: {
      en: 'This patient doesn’t have that quote. Choose another one.',
      es: 'Este paciente no tiene esa cotización. Elija otra.',
      pt: 'Este paciente não tem esse orçamento. Escolha outro.',
    },
  },
  'messaging.translation_unavailable': {
    status: 503,
    title: 'Translation unavailable',
    when: 'The translation service does not answer, or none is configured. What was translated before the fault is stored.',
    text: {
      en: 'We can’t translate messages right now. The originals are unchanged. Try again in a minute.',
      es: 'No podemos traducir mensajes en este momento. Los originales no cambian. Intente de nuevo en un minuto.',
      pt: 'Não conseguimos traduzir mensagens agora. Os originais não mudam. Tente de novo em um minuto.',
    },
  },
});
