import { defineProblems } from '../kit/index.ts';

export const providersProblems = defineProblems({
  'providers.not_found': {
    status: 404,
    title: 'Provider not found',
    when: 'No listed provider has this id or slug.',
    text: {
      en: 'We can’t find that clinic or hospital.',
      es: 'No encontramos esa clínica u hospital.',
      pt: 'Não encontramos essa clínica ou hospital.',
    },
  },
  'providers.clinician_not_found': {
    status: 404,
    title: 'Clinician not found',
    when: 'The provider has no clinician with this id.',
    text: {
      en: 'We can’t find this person at that clinic.',
      es: 'No encontramos a esta persona en esa clínica.',
      pt: 'Não encontramos essa pessoa nessa clínica.',
    },
  },
  'providers.change_not_found': {
    status: 404,
    title: 'Change request not found',
    when: 'The clinic has no change request with this id.',
    text: {
      en: 'We can’t find this change request. Reload the page.',
      es: 'No encontramos esta solicitud de cambio. Recargue la página.',
      pt: 'Não encontramos este pedido de alteração. Recarregue a página.',
    },
  },
  'providers.change_decided': {
    status: 409,
    title: 'This change request was already decided',
    when: 'The request was approved, declined or withdrawn in the meantime.',
    text: {
      en: 'This change request was already decided or withdrawn. Reload the page.',
      es: 'Esta solicitud de cambio ya se decidió o se retiró. Recargue la página.',
      pt: 'Este pedido de alteração já foi decidido ou cancelado. Recarregue a página.',
    },
  },
  'providers.treatment_offered': {
    status: 409,
    title: 'This treatment has a published package',
    when: 'A treatment removed from the clinic’s list still has a published package.',
    text: {
      en: 'A published package includes this treatment. Withdraw the package before removing it from the list.',
      es: 'Un paquete publicado incluye este tratamiento. Retire el paquete antes de quitarlo de la lista.',
      pt: 'Um pacote publicado inclui este tratamento. Retire o pacote antes de removê-lo da lista.',
    },
  },
  'providers.inbox_settled': {
    status: 409,
    title: 'There is nothing to confirm',
    when: 'The clinic named no inbox, or it is confirmed already.',
    text: {
      en: 'There is no address to confirm. Reload the page.',
      es: 'No hay ninguna dirección por confirmar. Recargue la página.',
      pt: 'Não há nenhum endereço a confirmar. Recarregue a página.',
    },
  },
  'providers.inbox_code_wrong': {
    status: 422,
    title: 'Wrong code',
    when: 'The code is not the one that was sent last.',
    text: {
      en: 'This code is incorrect. Check the newest email to this address.',
      es: 'Este código es incorrecto. Revise el correo más reciente en esa dirección.',
      pt: 'Este código está incorreto. Confira o e-mail mais recente nesse endereço.',
    },
  },
  'providers.inbox_code_over': {
    status: 409,
    title: 'The code can’t be used any more',
    when: 'The code is older than a day, or five wrong ones were entered.',
    text: {
      en: 'This code can no longer be used. Send a new code.',
      es: 'Este código ya no se puede usar. Envíe un código nuevo.',
      pt: 'Este código não pode mais ser usado. Envie um novo código.',
    },
  },
});
