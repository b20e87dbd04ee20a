import { defineProblems } from '../../kit/index.ts';

export const claimsProblems = defineProblems({
  'claims.not_found': {
    status: 404,
    title: 'Claim not found',
    when: 'It does not exist, or the user may not read it.',
    text: {
      en: 'We can’t find that claim.',
      es: 'No encontramos ese reclamo.',
      pt: 'Não encontramos essa reclamação.',
    },
  },
  'claims.not_possible': {
    status: 409,
    title: 'Not possible now',
    when: 'The claim is in a status in which this can’t be done, it is somebody else’s turn, or the treatment hasn’t begun.',
    text: {
      en: 'This can’t be done with that claim now. What you see now is current.',
      es: 'Esto no es posible ahora con ese reclamo. Lo que ve ahora está al día.',
      pt: 'Isto não é possível agora com essa reclamação. O que você vê agora está atualizado.',
    },
  },
  'claims.outside_window': {
    status: 409,
    title: 'The time to claim is over',
    when: 'The last day for a claim of this kind has passed. `present` has that day (`last_day`) and the rule (`rule`, `days`).',
    text: {
      en: 'The last day for this claim has passed. You can still contact the clinic or our team.',
      es: 'El último día para este reclamo ya pasó. Aún puede escribir a la clínica o a nuestro equipo.',
      pt: 'O último dia para esta reclamação já passou. Você ainda pode falar com a clínica ou com a nossa equipe.',
    },
  },
  'claims.not_covered': {
    status: 409,
    title: 'Not covered by the policy',
    when: 'The complication policy doesn’t cover it: `present.payer` names who pays. It can be opened as a dispute.',
    text: {
      en: 'By the policy you agreed to, you pay this yourself. If you disagree, open a dispute instead.',
      es: 'Según la política que aceptó, esto lo paga usted. Si no está de acuerdo, abra una disputa.',
      pt: 'Pela política que você aceitou, isso é pago por você. Se não concordar, abra uma contestação.',
    },
  },
  'claims.already_open': {
    status: 409,
    title: 'A claim is already open',
    when: 'The journey has an open claim of this kind.',
    text: {
      en: 'You already have an open claim of this kind. Add to that one, or wait until it ends.',
      es: 'Ya tiene un reclamo abierto de este tipo. Continúe con ese o espere a que termine.',
      pt: 'Você já tem uma reclamação aberta desse tipo. Continue nela ou espere até que termine.',
    },
  },
});
