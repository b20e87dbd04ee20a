import { defineProblems } from '../kit/index.ts';

export const twoFactorProblems = defineProblems({
  'auth.two_factor_is_on': {
    status: 409,
    title: 'Two-factor authentication is already on',
    when: 'An authenticator app is set up; turn it off before setting up another.',
    text: {
      en: 'Two-factor authentication is already on. Reload the page.',
      es: 'La verificación en dos pasos ya está activada. Recargue la página.',
      pt: 'A verificação em duas etapas já está ativada. Recarregue a página.',
    },
  },
  'auth.two_factor_is_off': {
    status: 409,
    title: 'Two-factor authentication is off',
    when: 'No authenticator app is set up, or setup was not started.',
    text: {
      en: 'Two-factor authentication is not on, or you need to start setting it up again. Reload the page.',
      es: 'La verificación en dos pasos no está activada o hay que configurarla desde el principio. Recargue la página.',
      pt: 'A verificação em duas etapas não está ativada ou é preciso configurá-la desde o início. Recarregue a página.',
    },
  },
  'auth.passkey_not_found': {
    status: 404,
    title: 'Passkey not found',
    when: 'The passkey belongs to another user, or was removed.',
    text: {
      en: 'This passkey was already removed.',
      es: 'Esta llave de acceso ya se quitó.',
      pt: 'Esta chave de acesso já foi removida.',
    },
  },
  'auth.passkeys_full': {
    status: 409,
    title: 'Too many passkeys',
    when: 'The user has twenty passkeys; remove one before adding another.',
    text: {
      en: 'You have reached the maximum number of passkeys. Remove one you don’t use.',
      es: 'Alcanzó el máximo de llaves de acceso. Quite una que no use.',
      pt: 'Você chegou ao máximo de chaves de acesso. Remova uma que não usa.',
    },
  },
});
