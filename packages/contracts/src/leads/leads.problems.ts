import { defineProblems } from '../kit/index.ts';

export const leadsProblems = defineProblems({
  'leads.not_a_partner': {
    status: 409,
    title: 'This listing doesn’t accept requests',
    when: 'The provider was imported from a registry and is not a partner, so the request would not be read.',
    text: {
      en: 'This clinic is listed from a public registry only and doesn’t take requests here.',
      es: 'Esta clínica aparece solo por un registro público y no recibe solicitudes aquí.',
      pt: 'Esta clínica só aparece por um registro público e não recebe pedidos aqui.',
    },
  },
  'leads.clinic_not_verified': {
    status: 409,
    title: 'This clinic takes no new requests',
    when: 'The verification of the clinic ended because it has no valid license; requests sent before can still be answered.',
    text: {
      en: 'We have no valid license on file for this clinic, so it takes no new requests. We sent nothing.',
      es: 'No tenemos registrada una licencia vigente de esta clínica, por eso no recibe solicitudes nuevas. No enviamos nada.',
      pt: 'Não temos uma licença válida registrada para esta clínica, por isso ela não recebe novos pedidos. Nada foi enviado.',
    },
  },
  'leads.listing_not_claimable': {
    status: 409,
    title: 'This listing can’t be claimed',
    when: 'The provider is already a partner, so it has an owner.',
    text: {
      en: 'This clinic already manages its own page.',
      es: 'Esta clínica ya administra su propia página.',
      pt: 'Esta clínica já administra a própria página.',
    },
  },
  'leads.not_found': {
    status: 404,
    title: 'Request not found',
    when: 'It was sent to someone else, or was deleted.',
    text: {
      en: 'We can’t find that request.',
      es: 'No encontramos esa solicitud.',
      pt: 'Não encontramos esse pedido.',
    },
  },
  'leads.not_possible': {
    status: 409,
    title: 'This isn’t possible in the request’s current status',
    when: 'The status of the request does not allow it, or it is not possible for this kind of request.',
    text: {
      en: 'The request’s status doesn’t allow this. Reload the page.',
      es: 'El estado de la solicitud no lo permite. Recargue la página.',
      pt: 'O status do pedido não permite isso. Recarregue a página.',
    },
  },
  'leads.not_of_the_team': {
    status: 422,
    title: 'Not a member of the team',
    when: 'The assignee may not read the requests of this clinic, organization or platform.',
    text: {
      en: 'This person doesn’t have access to these requests.',
      es: 'Esa persona no tiene acceso a estas solicitudes.',
      pt: 'Essa pessoa não tem acesso a estes pedidos.',
    },
  },
  'leads.full': {
    status: 409,
    title: 'This request is full',
    when: 'The request has 100 answers and notes.',
    text: {
      en: 'This request can’t take more answers.',
      es: 'La solicitud no admite más respuestas.',
      pt: 'O pedido não aceita mais respostas.',
    },
  },
});
