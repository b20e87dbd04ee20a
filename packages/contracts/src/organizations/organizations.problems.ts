import { defineProblems } from '../kit/index.ts';

export const organizationsProblems = defineProblems({
  'organizations.slug_taken': {
    status: 409,
    title: 'This address is taken',
    when: 'Another organization has a public page with this address.',
    text: {
      en: 'Another organization uses this address. Choose another one.',
      es: 'Otra organización usa esta dirección. Elija otra.',
      pt: 'Outra organização usa este endereço. Escolha outro.',
    },
  },
});
