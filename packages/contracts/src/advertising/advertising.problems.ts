import { defineProblems } from '../kit/index.ts';

export const advertisingProblems = defineProblems({
  'advertising.not_restricted': {
    status: 422,
    title: 'This treatment needs no approval',
    when: 'The treatment is unknown or not restricted.',
    text: {
      en: 'This treatment needs no approval. Add it to your treatments instead.',
      es: 'Este tratamiento no necesita aprobación. Agréguelo a sus tratamientos.',
      pt: 'Este tratamento não precisa de aprovação. Adicione-o aos seus tratamentos.',
    },
  },
  'advertising.already_requested': {
    status: 409,
    title: 'There is a request already',
    when: 'A request of this clinic for this treatment waits or was approved.',
    text: {
      en: 'There is already a request for this treatment. Reload the page to see it.',
      es: 'Ya existe una solicitud para este tratamiento. Vuelva a cargar la página para verla.',
      pt: 'Já existe um pedido para este tratamento. Recarregue a página para vê-lo.',
    },
  },
  'advertising.approval_not_found': {
    status: 404,
    title: 'Request not found',
    when: 'The request does not exist or belongs to another clinic.',
    text: {
      en: 'We can’t find this request.',
      es: 'No encontramos esta solicitud.',
      pt: 'Não encontramos este pedido.',
    },
  },
  'advertising.approval_decided': {
    status: 409,
    title: 'This is no longer possible',
    when: 'The request’s status does not allow the action.',
    text: {
      en: 'Someone already decided this request. Reload the page to see its status.',
      es: 'Alguien ya decidió esta solicitud. Vuelva a cargar la página para ver su estado.',
      pt: 'Alguém já decidiu este pedido. Recarregue a página para ver o status.',
    },
  },
  'advertising.not_approved': {
    status: 409,
    title: 'This treatment is not approved for the clinic',
    when: 'The clinic would publish a restricted treatment without an approval.',
    text: {
      en: 'This treatment is restricted. Request Travesía’s approval before you publish it.',
      es: 'Este tratamiento es restringido. Pida la aprobación de Travesía antes de publicarlo.',
      pt: 'Este tratamento é restrito. Peça a aprovação da Travesía antes de publicá-lo.',
    },
  },
  'advertising.claim_forbidden': {
    status: 422,
    title: 'The text contains a forbidden claim',
    when: 'A text that would be published contains a claim that rules on advertising forbid; `fields` names each.',
    text: {
      en: 'The text contains a claim that is not allowed in medical advertising. Change the marked words.',
      es: 'El texto contiene una afirmación no permitida en la publicidad médica. Cambie las palabras marcadas.',
      pt: 'O texto contém uma afirmação não permitida na publicidade médica. Altere as palavras marcadas.',
    },
  },
});
