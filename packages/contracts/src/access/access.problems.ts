import { defineProblems } from '../kit/index.ts';

export const accessProblems = defineProblems({
  'access.closed_to_demo': {
    status: 403,
    title: 'Closed to the demo',
    when: 'A person of the demo would change what everyone sees, or what belongs to the whole installation.',
    text: {
      en: 'This can’t be changed in the demo, because it applies to everyone. An admin with their own account can change it.',
      es: 'En la demo esto no se puede cambiar, porque se aplica a todas las personas. Puede cambiarlo una persona de la administración con cuenta propia.',
      pt: 'Na demo isto não pode ser alterado, porque vale para todas as pessoas. Alguém da administração com conta própria pode alterá-lo.',
    },
  },
  'access.reason_required': {
    status: 403,
    title: 'A reason is needed',
    when: 'The clinic was entered without a reason, which allows reading only. Enter it again with a reason.',
    text: {
      en: 'You have view-only access to this clinic. Give a reason to make changes.',
      es: 'Usted accedió a esta clínica solo para consultar. Indique un motivo para hacer cambios.',
      pt: 'Você acessou esta clínica só para consulta. Informe um motivo para fazer alterações.',
    },
  },
  'access.flag_keeps_admins': {
    status: 422,
    title: 'Admins must keep this feature',
    when: 'The rule would lock admins out of the screen where it can be changed back.',
    text: {
      en: 'Admins must keep this feature. Without it, these settings could never be changed again.',
      es: 'La administración debe conservar esta función: sin ella, no se podría revertir esta configuración.',
      pt: 'A administração precisa manter este recurso: sem ele, ninguém poderia desfazer esta configuração.',
    },
  },
  'access.unknown_accounts': {
    status: 422,
    title: 'Account not found',
    when: 'The rule names an account that does not exist.',
    text: {
      en: 'One of the accounts you named no longer exists. Remove it and save again.',
      es: 'Una de las cuentas que indicó ya no existe. Quítela y guarde de nuevo.',
      pt: 'Uma das contas que você indicou não existe mais. Remova-a e salve de novo.',
    },
  },
  'access.context_at_its_longest': {
    status: 409,
    title: 'This context can’t be extended',
    when: 'The context was opened eight hours ago. Open a new one with a reason.',
    text: {
      en: 'Your access to this clinic ended after 8 hours. Give a reason again to continue.',
      es: 'Su acceso a esta clínica terminó después de 8 horas. Indique de nuevo un motivo para continuar.',
      pt: 'Seu acesso a esta clínica terminou depois de 8 horas. Informe de novo um motivo para continuar.',
    },
  },
});
