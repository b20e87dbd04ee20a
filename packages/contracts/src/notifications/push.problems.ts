import { defineProblems } from '../kit/index.ts';

export const pushProblems = defineProblems({
  'push.not_in_demo': {
    status: 403,
    title: 'Not in the demo',
    when: 'The account is shared by everyone who tries the demo.',
    text: {
      en: 'This demo account is shared, so it sends nothing to devices.',
      es: 'Esta cuenta de demostración es compartida y no envía nada a dispositivos.',
      pt: 'Esta conta de demonstração é compartilhada e não envia nada a dispositivos.',
    },
  },
  'push.address_refused': {
    status: 422,
    title: 'Not the address of a push service',
    when: 'The endpoint is not https on its own port, or leads to an address that is not on the public internet.',
    text: {
      en: 'Your browser’s push service can’t be reached from here.',
      es: 'No podemos comunicarnos con el servicio de notificaciones de su navegador.',
      pt: 'Não conseguimos nos comunicar com o serviço de notificações do seu navegador.',
    },
  },
});
