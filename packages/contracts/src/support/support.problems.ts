import { defineProblems } from '../kit/index.ts';

export const supportProblems = defineProblems({
  'support.article_not_found': {
    status: 404,
    title: 'Article not found',
    when: 'No help article has this slug.',
    text: { en: 'We can’t find that article.', es: 'No encontramos ese artículo.', pt: 'Não encontramos esse artigo.' },
  },
  'support.ticket_not_found': {
    status: 404,
    title: 'Ticket not found',
    when: 'It belongs to another user, or was deleted.',
    text: {
      en: 'We can’t find that support request in your account.',
      es: 'No encontramos ese caso en su cuenta.',
      pt: 'Não encontramos esse chamado na sua conta.',
    },
  },
  'support.not_possible': {
    status: 409,
    title: 'This isn’t possible in the ticket’s current status',
    when: 'The status of the ticket does not allow it.',
    text: {
      en: 'The request’s status doesn’t allow this now. Reload the page to see it.',
      es: 'El estado del caso no permite esto ahora. Recargue la página para verlo.',
      pt: 'O status do chamado não permite isto agora. Recarregue a página para vê-lo.',
    },
  },
  'support.too_many_open': {
    status: 409,
    title: 'Too many open tickets',
    when: 'The user has ten tickets that are not closed.',
    text: {
      en: 'You have 10 open support requests. Close those that are solved first.',
      es: 'Tiene 10 casos abiertos. Cierre primero los que estén resueltos.',
      pt: 'Você tem 10 chamados abertos. Feche primeiro os resolvidos.',
    },
  },
  'support.ticket_full': {
    status: 409,
    title: 'This ticket is full',
    when: 'The ticket has 200 messages.',
    text: {
      en: 'This support request can’t take more messages. Open a new one.',
      es: 'Este caso no admite más mensajes. Abra uno nuevo.',
      pt: 'Este chamado não aceita mais mensagens. Abra um novo.',
    },
  },
  'support.not_of_the_team': {
    status: 422,
    title: 'Not a member of the team',
    when: 'The assignee is not an active admin.',
    text: {
      en: 'This person is no longer in the team. Reload the page.',
      es: 'Esta persona ya no está en el equipo. Recargue la página.',
      pt: 'Esta pessoa não está mais na equipe. Recarregue a página.',
    },
  },
  'support.file_not_found': {
    status: 404,
    title: 'File not found',
    when: 'It belongs to someone else or to another message, was deleted, or was not attached within a day.',
    text: {
      en: 'This file is no longer there. Attach it again.',
      es: 'Este archivo ya no está. Adjúntelo de nuevo.',
      pt: 'Este arquivo não está mais disponível. Anexe de novo.',
    },
  },
});
