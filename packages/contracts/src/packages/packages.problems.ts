import { defineProblems } from '../kit/index.ts';

export const packagesProblems = defineProblems({
  'packages.not_found': {
    status: 404,
    title: 'Package not found',
    when: 'No published package has this id.',
    text: {
      en: 'We can’t find that package. It may no longer be offered.',
      es: 'No encontramos ese paquete. Es posible que ya no se ofrezca.',
      pt: 'Não encontramos esse pacote. Talvez ele não seja mais oferecido.',
    },
  },
  'packages.not_publishable': {
    status: 422,
    title: 'The package is not complete',
    when: 'Something that publishing needs is missing; `fields` names each.',
    text: {
      en: 'This package can’t be published yet. Complete what is marked and publish again. Your text is saved.',
      es: 'Este paquete todavía no se puede publicar. Complete lo marcado y publíquelo de nuevo. Su texto está guardado.',
      pt: 'Este pacote ainda não pode ser publicado. Complete o que está marcado e publique de novo. O seu texto está salvo.',
    },
  },
  'packages.not_possible': {
    status: 409,
    title: 'Not possible in this status',
    when: 'The status of the package does not allow the act.',
    text: {
      en: 'This isn’t possible in the package’s current status. Reload the page to see it.',
      es: 'Esto no es posible en el estado actual del paquete. Recargue la página para verlo.',
      pt: 'Isto não é possível no status atual do pacote. Recarregue a página para vê-lo.',
    },
  },
  'packages.archived': {
    status: 409,
    title: 'The package is archived',
    when: 'An archived package can’t be changed.',
    text: {
      en: 'This package is archived. Restore it as a draft to change it.',
      es: 'Este paquete está archivado. Restáurelo como borrador para cambiarlo.',
      pt: 'Este pacote está arquivado. Restaure-o como rascunho para alterá-lo.',
    },
  },
  'packages.price_not_allowed': {
    status: 403,
    title: 'Prices can’t be changed with this role',
    when: 'The call changes price lines, deposit, cancellation policy or prices of items, and the caller’s role may not.',
    text: {
      en: 'Only owners and managers can change prices, the deposit and the cancellation policy. Ask one of them.',
      es: 'Solo titulares y gerentes pueden cambiar precios, el anticipo y la política de cancelación. Pídaselo a uno de ellos.',
      pt: 'Somente titulares e gerentes podem alterar preços, o sinal e a política de cancelamento. Peça a um deles.',
    },
  },
  'packages.edition_not_found': {
    status: 404,
    title: 'Edition not found',
    when: 'The package has no edition of this number.',
    text: {
      en: 'We can’t find that version of the package.',
      es: 'No encontramos esa versión del paquete.',
      pt: 'Não encontramos essa versão do pacote.',
    },
  },
  'packages.too_many': {
    status: 409,
    title: 'Too many packages',
    when: 'The clinic has as many packages as it may have.',
    text: {
      en: 'Your clinic has the maximum number of packages. Archived ones count too; continue one of those instead.',
      es: 'Su clínica tiene el número máximo de paquetes. Los archivados también cuentan; continúe uno de ellos.',
      pt: 'A sua clínica tem o número máximo de pacotes. Os arquivados também contam; continue um deles.',
    },
  },
  'packages.proposal_not_found': {
    status: 404,
    title: 'Package proposal not found',
    when: 'There is no proposal with this id for the caller.',
    text: {
      en: 'We can’t find this proposal. Reload the page.',
      es: 'No encontramos esta propuesta. Recargue la página.',
      pt: 'Não encontramos esta proposta. Recarregue a página.',
    },
  },
  'packages.proposal_moved': {
    status: 409,
    title: 'This is not possible with this proposal now',
    when: 'The proposal was answered, withdrawn or has expired in the meantime, or the caller can’t do this.',
    text: {
      en: 'This proposal was already answered, withdrawn or has expired. Reload the page.',
      es: 'Esta propuesta ya se respondió, se retiró o venció. Recargue la página.',
      pt: 'Esta proposta já foi respondida, cancelada ou venceu. Recarregue a página.',
    },
  },
  'packages.proposal_nudged': {
    status: 429,
    title: 'The clinic was already reminded today',
    when: 'The clinic was reminded of this proposal less than a day ago.',
    text: {
      en: 'The clinic was reminded less than a day ago. Try again tomorrow.',
      es: 'La clínica recibió un recordatorio hace menos de un día. Inténtelo de nuevo mañana.',
      pt: 'A clínica recebeu um lembrete há menos de um dia. Tente de novo amanhã.',
    },
  },
  'packages.clinic_suspended': {
    status: 409,
    title: 'A suspended clinic gets no proposals',
    when: 'One of the clinics is suspended, so it can’t change or publish packages.',
    text: {
      en: 'Travesía has suspended one of these clinics, so it can’t answer. Remove it and send again.',
      es: 'Travesía suspendió una de estas clínicas y no puede responder. Quítela y envíe de nuevo.',
      pt: 'A Travesía suspendeu uma destas clínicas e ela não pode responder. Remova-a e envie de novo.',
    },
  },
  'packages.network_not_found': {
    status: 404,
    title: 'Organization not found',
    when: 'No organization has published a page with this address.',
    text: {
      en: 'We can’t find that organization’s page. It may no longer be public.',
      es: 'No encontramos la página de esa organización. Es posible que ya no sea pública.',
      pt: 'Não encontramos a página dessa organização. Talvez ela não seja mais pública.',
    },
  },
});
