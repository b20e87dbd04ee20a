import { defineProblems } from '../../../kit/index.ts';

export const subscriptionProblems = defineProblems({
  'providers.plan_missing': {
    status: 409,
    title: 'There is no plan to continue',
    when: 'A clinic that never subscribed was to continue its plan.',
    text: {
      en: 'This clinic has never had a plan. Choose one for it.',
      es: 'Esta clínica nunca tuvo un plan. Elija uno.',
      pt: 'Esta clínica nunca teve um plano. Escolha um.',
    },
  },
  'providers.subscription_extended_since': {
    status: 409,
    title: 'The subscription was extended in the meantime',
    when: 'Its end is not the one that the caller read.',
    text: {
      en: 'This subscription was extended in the meantime. Check its new end before you add more months.',
      es: 'Esta suscripción se amplió mientras tanto. Revise cuándo termina antes de agregar más meses.',
      pt: 'Esta assinatura foi estendida enquanto isso. Confira quando ela termina antes de adicionar mais meses.',
    },
  },
});
