import { defineProblems } from '../kit/index.ts';

export const profilesProblems = defineProblems({
  'profile.health_consent_missing': {
    status: 403,
    title: 'Consent to storing health data is required',
    when: 'Health data was sent without the consent `health_data`; none of it was stored.',
    text: {
      en: 'First, agree that we may store what you tell us about your health.',
      es: 'Primero acepte que guardemos lo que nos cuenta sobre su salud.',
      pt: 'Primeiro concorde que guardemos o que você nos conta sobre sua saúde.',
    },
  },
  'profile.unsubscribe_invalid': {
    status: 404,
    title: 'Not an unsubscribe link',
    when: 'The token is not one that this installation signed.',
    text: {
      en: 'This link is incomplete. Open it from the email again.',
      es: 'Este enlace está incompleto. Vuelva a abrirlo desde el correo.',
      pt: 'Este link está incompleto. Abra-o de novo a partir do e-mail.',
    },
  },
});
