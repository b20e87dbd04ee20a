import { defineProblems } from '../kit/index.ts';

export const teamMessagesProblems = defineProblems({
  'team_messages.channel_not_found': {
    status: 404,
    title: 'Channel not found',
    when: 'It does not exist, or the user may not read it.',
    text: {
      en: 'We can’t find that channel.',
      es: 'No encontramos ese canal.',
      pt: 'Não encontramos esse canal.',
    },
  },
  'team_messages.message_not_found': {
    status: 404,
    title: 'Message not found',
    when: 'It does not exist, or the user may not read its channel.',
    text: {
      en: 'We can’t find that message.',
      es: 'No encontramos ese mensaje.',
      pt: 'Não encontramos essa mensagem.',
    },
  },
  'team_messages.subject_not_found': {
    status: 404,
    title: 'Clinic or journey not found',
    when: 'The clinic or journey is not of the organization, or the user may not see it.',
    text: {
      en: 'We can’t find that clinic or journey. Choose another one.',
      es: 'No encontramos esa clínica o ese proceso. Elija otra opción.',
      pt: 'Não encontramos essa clínica ou jornada. Escolha outra opção.',
    },
  },
  'team_messages.read_only': {
    status: 403,
    title: 'Reading only',
    when: 'The user reads the channel but may not write in it, or may not change it.',
    text: {
      en: 'You can read this channel but not change it.',
      es: 'Puede leer este canal, pero no cambiarlo.',
      pt: 'Você pode ler este canal, mas não alterá-lo.',
    },
  },
  'team_messages.archived': {
    status: 409,
    title: 'Archived',
    when: 'The channel is archived: it can only be read.',
    text: {
      en: 'This channel is archived. Restore it to write in it; your text is kept here.',
      es: 'Este canal está archivado. Restáurelo para escribir; su texto se conserva aquí.',
      pt: 'Este canal está arquivado. Restaure-o para escrever; seu texto fica guardado aqui.',
    },
  },
  'team_messages.cannot_read': {
    status: 422,
    title: 'Can’t take part',
    when: 'The person is on none of the organization’s teams, or may not see what the channel is about.',
    text: {
      en: 'That person can’t take part in this channel. Choose someone else.',
      es: 'Esa persona no puede participar en este canal. Elija otra.',
      pt: 'Essa pessoa não pode participar deste canal. Escolha outra.',
    },
  },
  'team_messages.too_many_members': {
    status: 409,
    title: 'Too many members',
    when: 'The channel has as many members as it can have.',
    text: {
      en: 'This channel has 200 members, the most it can have.',
      es: 'Este canal ya tiene 200 integrantes, el máximo.',
      pt: 'Este canal já tem 200 integrantes, o máximo.',
    },
  },
});
