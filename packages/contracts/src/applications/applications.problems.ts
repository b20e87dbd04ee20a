import { defineProblems } from '../kit/index.ts';

export const applicationsProblems = defineProblems({
  'provider.no_application': {
    status: 403,
    title: 'This account has no application',
    when: 'The password is correct, but the account belongs to no clinic and has no application.',
    text: {
      en: 'Your password is correct, but this account has no clinic or application.',
      es: 'Su contraseña es correcta, pero esta cuenta no pertenece a ninguna clínica ni tiene una solicitud.',
      pt: 'Sua senha está correta, mas esta conta não pertence a nenhuma clínica nem tem um cadastro.',
    },
  },
  'application.not_found': {
    status: 404,
    title: 'Application not found',
    when: 'It does not exist or belongs to another user.',
    text: {
      en: 'We can’t find that application in your account.',
      es: 'No encontramos esa solicitud en su cuenta.',
      pt: 'Não encontramos esse cadastro na sua conta.',
    },
  },
  'application.file_not_found': {
    status: 404,
    title: 'File not found',
    when: 'The application has no such file.',
    text: {
      en: 'This file was already removed.',
      es: 'Este archivo ya se quitó.',
      pt: 'Este arquivo já foi removido.',
    },
  },
  'application.not_editable': {
    status: 409,
    title: 'This application can’t be changed now',
    when: 'It was submitted, decided or withdrawn.',
    text: {
      en: 'This application can’t be changed now. Reload the page to see its status.',
      es: 'Esta solicitud no se puede cambiar ahora. Recargue la página para ver su estado.',
      pt: 'Este cadastro não pode ser alterado agora. Recarregue a página para ver o status.',
    },
  },
  'application.incomplete': {
    status: 422,
    title: 'The application is incomplete',
    when: 'A required field or file is missing or invalid; `fields` names each.',
    text: {
      en: 'Your application is incomplete. See what’s missing in the list.',
      es: 'La solicitud está incompleta. Vea en la lista lo que falta.',
      pt: 'O cadastro está incompleto. Veja na lista o que falta.',
    },
  },
  'application.too_many': {
    status: 409,
    title: 'Too many open applications',
    when: 'The user has reached the limit of undecided applications.',
    text: {
      en: 'You have reached the limit of five open applications. Submit or withdraw one first.',
      es: 'Alcanzó el límite de cinco solicitudes abiertas. Envíe o retire una primero.',
      pt: 'Você chegou ao limite de cinco cadastros abertos. Envie ou cancele um primeiro.',
    },
  },
  'application.too_many_files': {
    status: 409,
    title: 'Too many files',
    when: 'The application has reached its file limit.',
    text: {
      en: 'This application has reached the limit of 20 files. Remove one first.',
      es: 'Esta solicitud alcanzó el límite de 20 archivos. Quite uno primero.',
      pt: 'Este cadastro chegou ao limite de 20 arquivos. Remova um primeiro.',
    },
  },
});
