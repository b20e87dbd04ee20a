import { defineProblems } from '../kit/index.ts';

export const privacyProblems = defineProblems({
  'privacy.export_not_found': {
    status: 404,
    title: 'Export not found',
    when: 'The export belongs to another user.',
    text: {
      en: 'We can’t find that copy of your data.',
      es: 'No encontramos esa copia de sus datos.',
      pt: 'Não encontramos essa cópia dos seus dados.',
    },
  },
  'privacy.export_not_ready': {
    status: 409,
    title: 'This export can’t be downloaded',
    when: 'The export is still being prepared, has failed, or has expired.',
    text: {
      en: 'This copy can’t be downloaded: it isn’t ready, or its 7 days have passed. Request a new one.',
      es: 'Esta copia no se puede descargar: no está lista o ya pasaron sus 7 días. Pida una nueva.',
      pt: 'Esta cópia não pode ser baixada: não está pronta ou os 7 dias já passaram. Peça uma nova.',
    },
  },
  'privacy.wrong_address': {
    status: 422,
    title: 'This is not the account’s email address',
    when: 'The address typed to confirm the deletion is not the account’s email address.',
    text: {
      en: 'This is not your account’s email address.',
      es: 'Este no es el correo de su cuenta.',
      pt: 'Este não é o e-mail da sua conta.',
    },
  },
  'privacy.not_closing': {
    status: 409,
    title: 'This account is not scheduled for deletion',
    when: 'No deletion was requested, or it was canceled already.',
    text: {
      en: 'Your account isn’t scheduled for deletion, so there’s nothing to cancel.',
      es: 'Su cuenta no tiene una eliminación programada, así que no hay nada que cancelar.',
      pt: 'Sua conta não tem exclusão agendada, então não há nada a cancelar.',
    },
  },
  'privacy.already_closing': {
    status: 409,
    title: 'This account is already scheduled for deletion',
    when: 'Deletion was requested before; its date does not change.',
    text: {
      en: 'Your account is already scheduled for deletion. The date stays the same.',
      es: 'La eliminación de su cuenta ya está programada. La fecha no cambia.',
      pt: 'A exclusão da sua conta já está agendada. A data não muda.',
    },
  },
  'privacy.demo_person': {
    status: 403,
    title: 'Demo users can’t be deleted',
    when: 'The account is a shared demo account.',
    text: {
      en: 'Everyone trying the demo shares its accounts, so they can’t be deleted.',
      es: 'Todas las personas que prueban la demo comparten sus cuentas, así que no se pueden eliminar.',
      pt: 'Todos que testam a demo compartilham as contas dela, então elas não podem ser excluídas.',
    },
  },
});
