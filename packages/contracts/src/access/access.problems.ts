import { defineProblems } from '../kit/index.ts';

export const accessProblems = defineProblems({
  'access.closed_to_demo': {
    status: 403,
    title: 'Closed to the demo',
    when: 'A person of the demo would change what everyone sees, or what belongs to the whole installation.',
    text: {
      en: 'This stays as it is in the demo, because it applies to everyone. An administrator with an account of their own can change it.',
      es: 'En la demostración esto no se cambia, porque vale para todas las personas. Puede cambiarlo un administrador con cuenta propia.',
      pt: 'Na demonstração isto não muda, porque vale para todas as pessoas. Um administrador com conta própria pode mudá-lo.',
    },
  },
  'access.reason_required': {
    status: 403,
    title: 'A reason is needed',
    when: 'The clinic was entered without a reason, which allows reading only. Enter it again with a reason.',
    text: {
      en: 'You opened this clinic for reading. Give a reason to change something.',
      es: 'Usted accedió a esta clínica solo para leer. Indique un motivo para cambiar algo.',
      pt: 'Você acessou esta clínica só para leitura. Informe um motivo para alterar algo.',
    },
  },
  'access.flag_keeps_admins': {
    status: 422,
    title: 'Admins must keep this feature',
    when: 'The rule would lock admins out of the screen where it can be changed back.',
    text: {
      en: 'Administrators must keep this feature: without it, nobody could change these settings back.',
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
      en: 'You entered this clinic eight hours ago. Enter it again with a reason to go on.',
      es: 'Entró en esta clínica hace ocho horas. Entre de nuevo con un motivo para continuar.',
      pt: 'Você entrou nesta clínica há oito horas. Entre de novo com um motivo para continuar.',
    },
  },
});
