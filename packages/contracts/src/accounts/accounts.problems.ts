import { defineProblems } from '../kit/index.ts';

export const accountsProblems = defineProblems({
  'auth.invalid_credentials': {
    status: 401,
    title: 'Incorrect email or password',
    when: 'No active account matches this email address and password.',
    text: {
      en: 'Incorrect email or password.',
      es: 'Correo o contraseña incorrectos.',
      pt: 'E-mail ou senha incorretos.',
    },
  },
  'auth.email_not_verified': {
    status: 403,
    title: 'Confirm your email address first',
    when: 'The password is correct, but the email address has not been confirmed.',
    text: {
      en: 'Confirm your email address first: open the link in the email we sent you.',
      es: 'Primero confirme su correo: abra el enlace del mensaje que le enviamos.',
      pt: 'Primeiro confirme o seu e-mail: abra o link da mensagem que enviamos.',
    },
  },
  'auth.account_suspended': {
    status: 403,
    title: 'This account is suspended',
    when: 'The password is correct, but an admin suspended the account.',
    text: {
      en: 'This account is suspended. Contact us if you think this is a mistake.',
      es: 'Esta cuenta está suspendida. Escríbanos si cree que es un error.',
      pt: 'Esta conta está suspensa. Fale conosco se achar que é um erro.',
    },
  },
  'auth.session_ended': {
    status: 401,
    title: 'This session has ended',
    when: 'The refresh token is unknown, used or expired, or its session was ended.',
    text: {
      en: 'Your session has ended. Sign in again.',
      es: 'Su sesión terminó. Inicie sesión de nuevo.',
      pt: 'Sua sessão terminou. Entre de novo.',
    },
  },
  'auth.link_not_valid': {
    status: 410,
    title: 'This link no longer works',
    when: 'The link was used, has expired, or was replaced by a newer one.',
    text: {
      en: 'This link was already used or has expired. Request a new one.',
      es: 'Este enlace ya se usó o venció. Pida uno nuevo.',
      pt: 'Este link já foi usado ou expirou. Peça um novo.',
    },
  },
  'auth.confirm_identity': {
    status: 401,
    title: 'Confirm that it’s you',
    when: 'The action is sensitive and the user last authenticated more than five minutes ago.',
    text: {
      en: 'Confirm that it’s you to continue.',
      es: 'Confirme que es usted para continuar.',
      pt: 'Confirme que é você para continuar.',
    },
  },
  'auth.invalid_code': {
    status: 401,
    title: 'Incorrect code',
    when: 'The code or recovery code is wrong, expired or already used.',
    text: {
      en: 'This code is incorrect or was already used. Wait for the next one and enter it.',
      es: 'Este código es incorrecto o ya se usó. Espere el siguiente y escríbalo.',
      pt: 'Este código está incorreto ou já foi usado. Aguarde o próximo e digite-o.',
    },
  },
  'auth.passkey_not_valid': {
    status: 401,
    title: 'This passkey was not accepted',
    when: 'The passkey is unknown, was created for another challenge or origin, or appears to be cloned.',
    text: {
      en: 'This passkey wasn’t accepted. Try again, or use another method.',
      es: 'No se aceptó esta llave de acceso. Intente de nuevo o use otro método.',
      pt: 'Esta chave de acesso não foi aceita. Tente de novo ou use outro método.',
    },
  },
  'auth.sign_in_expired': {
    status: 410,
    title: 'Sign in again',
    when: 'The first sign-in step was completed already or is more than five minutes old.',
    text: {
      en: 'Too much time has passed. Start signing in again.',
      es: 'Pasó demasiado tiempo. Inicie sesión de nuevo.',
      pt: 'Passou tempo demais. Entre de novo.',
    },
  },
  'auth.session_not_found': {
    status: 404,
    title: 'Session not found',
    when: 'The session belongs to another user or has ended.',
    text: {
      en: 'This device is already signed out.',
      es: 'En este dispositivo la sesión ya está cerrada.',
      pt: 'A sessão neste dispositivo já foi encerrada.',
    },
  },
  'account.not_found': {
    status: 404,
    title: 'Account not found',
    when: 'No account has this id or email address.',
    text: { en: 'We can’t find that account.', es: 'No encontramos esa cuenta.', pt: 'Não encontramos essa conta.' },
  },
  'account.exists': {
    status: 409,
    title: 'This email address already has an account',
    when: 'The new account’s email address is taken.',
    text: {
      en: 'There is already an account with this email address. Sign in, or use another address.',
      es: 'Ya existe una cuenta con este correo. Inicie sesión o use otra dirección.',
      pt: 'Já existe uma conta com este e-mail. Entre nela ou use outro endereço.',
    },
  },
  'account.last_admin': {
    status: 409,
    title: 'This is the last admin',
    when: 'No admin would be left. Make another user an admin first.',
    text: {
      en: 'This is the only admin. Give another person that role first.',
      es: 'Es la única persona con el rol de administración. Asigne primero ese rol a otra persona.',
      pt: 'É a única pessoa com a função de administração. Dê primeiro essa função a outra pessoa.',
    },
  },
});
