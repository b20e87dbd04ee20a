import { defineProblems } from '../../kit/index.ts';

export const operationsProblems = defineProblems({
  'operations.job_not_found': {
    status: 404,
    title: 'Failed job not found',
    when: 'No permanently failed job has this id; it may have been retried already.',
    text: {
      en: 'We can’t find that failed job. It may already have been run again.',
      es: 'No encontramos esa tarea fallida. Es posible que ya se haya ejecutado de nuevo.',
      pt: 'Não encontramos essa tarefa que falhou. Talvez ela já tenha sido executada de novo.',
    },
  },
  'operations.mail_not_found': {
    status: 404,
    title: 'Email not found',
    when: 'No email has this id.',
    text: { en: 'We can’t find that email.', es: 'No encontramos ese correo.', pt: 'Não encontramos esse e-mail.' },
  },
  'operations.mail_not_failed': {
    status: 409,
    title: 'This email hasn’t failed',
    when: 'Only a permanently failed email can be resent.',
    text: {
      en: 'This email didn’t fail, so it doesn’t need to be sent again.',
      es: 'Este correo no falló, así que no hace falta reenviarlo.',
      pt: 'Este e-mail não falhou, então não é preciso reenviá-lo.',
    },
  },
});
