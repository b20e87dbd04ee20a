import { defineProblems } from '../kit/index.ts';

export const catalogProblems = defineProblems({
  'catalog.treatment_not_found': {
    status: 404,
    title: 'Treatment not found',
    when: 'No treatment has this slug; `GET /search/suggest` finds similar names.',
    text: {
      en: 'We can’t find that treatment.',
      es: 'No encontramos ese tratamiento.',
      pt: 'Não encontramos esse tratamento.',
    },
  },
  'catalog.slug_taken': {
    status: 409,
    title: 'This address is taken',
    when: 'Another treatment has or had this slug; old slugs redirect.',
    text: {
      en: 'Another treatment uses this address or used it before. Choose another one.',
      es: 'Otro tratamiento usa esta dirección o la usó antes. Elija otra.',
      pt: 'Outro tratamento usa este endereço ou já o usou. Escolha outro.',
    },
  },
  'catalog.texts_missing': {
    status: 422,
    title: 'Texts are missing',
    when: 'A treatment to be published lacks texts in a language; `fields` names each.',
    text: {
      en: 'Some texts are missing. Complete them in all three languages, or save a draft.',
      es: 'Faltan textos. Complételos en los tres idiomas o guarde un borrador.',
      pt: 'Faltam textos. Preencha-os nos três idiomas ou salve um rascunho.',
    },
  },
  'catalog.unknown_category': {
    status: 422,
    title: 'Category not found',
    when: 'The treatment names a category that does not exist.',
    text: { en: 'This category does not exist.', es: 'Esa categoría no existe.', pt: 'Essa categoria não existe.' },
  },
  'catalog.treatment_in_use': {
    status: 409,
    title: 'This treatment is in use',
    when: 'It was to be hidden while packages for it are published, or deleted while something refers to it.',
    text: {
      en: 'Other records use this treatment, so it can’t be unpublished or deleted now.',
      es: 'Otros registros usan este tratamiento, así que ahora no se puede retirar ni eliminar.',
      pt: 'Outros registros usam este tratamento, então ele não pode ser retirado nem excluído agora.',
    },
  },
  'catalog.status_not_possible': {
    status: 409,
    title: 'The treatment can’t change to this status',
    when: 'Its current status does not allow the requested one.',
    text: {
      en: 'The treatment’s current status doesn’t allow this change.',
      es: 'El estado actual del tratamiento no permite este cambio.',
      pt: 'O status atual do tratamento não permite esta mudança.',
    },
  },
  'catalog.reference_not_found': {
    status: 404,
    title: 'Entry not found',
    when: 'No currency, provider type or destination country has this key.',
    text: {
      en: 'This entry no longer exists. Reload the page.',
      es: 'Este dato ya no existe. Recargue la página.',
      pt: 'Este item não existe mais. Recarregue a página.',
    },
  },
  'catalog.base_currency': {
    status: 422,
    title: 'The US dollar stays as it is',
    when: 'Prices are stored in US dollars, so its rate is 1 and visitors can always choose it.',
    text: {
      en: 'The US dollar keeps the rate 1 and stays available, because prices are stored in it.',
      es: 'El dólar estadounidense mantiene la tasa 1 y sigue disponible, porque los precios se guardan en él.',
      pt: 'O dólar americano mantém a cotação 1 e continua disponível, porque os preços são guardados nele.',
    },
  },
  'catalog.rate_date': {
    status: 422,
    title: 'This day is not possible for the rate',
    when: 'The rate is of a day in the future, or older than the present rate.',
    text: {
      en: 'Choose a date between that of the current rate and today.',
      es: 'Elija una fecha entre la del tipo de cambio actual y hoy.',
      pt: 'Escolha uma data entre a da cotação atual e hoje.',
    },
  },
  'catalog.rate_unlikely': {
    status: 422,
    title: 'This rate differs a lot',
    when: 'The rate differs by more than 25 % from the present one, and the change is not `confirmed`.',
    text: {
      en: 'This rate differs from the current one by more than 25%. Check it, then confirm it.',
      es: 'Este tipo de cambio difiere del actual en más del 25 %. Revíselo y confírmelo.',
      pt: 'Esta cotação difere da atual em mais de 25%. Confira e confirme.',
    },
  },
  'catalog.not_of_a_release': {
    status: 409,
    title: 'This treatment isn’t part of a release',
    when: 'An admin added it, so there is no release version to reset to.',
    text: {
      en: 'This treatment was added manually, so there’s no original version to restore.',
      es: 'Este tratamiento se agregó manualmente, así que no hay una versión original para restaurar.',
      pt: 'Este tratamento foi adicionado manualmente, então não há uma versão original para restaurar.',
    },
  },
});
