import { defineProblems } from '../kit/index.ts';

export const catalogProblems = defineProblems({
  'catalog.treatment_not_found': {
    status: 404,
    title: 'Treatment not found',
    when: 'No treatment has this slug; `GET /search/suggest` finds similar names.',
  },
  'catalog.slug_taken': {
    status: 409,
    title: 'This address is taken',
    when: 'Another treatment has or had this slug; old slugs redirect.',
  },
  'catalog.texts_missing': {
    status: 422,
    title: 'Texts are missing',
    when: 'A treatment to be published lacks texts in a language; `fields` names each.',
  },
  'catalog.unknown_category': {
    status: 422,
    title: 'Category not found',
    when: 'The treatment names a category that does not exist.',
  },
  'catalog.treatment_in_use': {
    status: 409,
    title: 'This treatment is in use',
    when: 'It was to be hidden while packages for it are published, or deleted while something refers to it.',
  },
  'catalog.status_not_possible': {
    status: 409,
    title: 'The treatment can’t change to this status',
    when: 'Its current status does not allow the requested one.',
  },
  'catalog.reference_not_found': {
    status: 404,
    title: 'Entry not found',
    when: 'No currency, provider type or destination country has this key.',
  },
  'catalog.base_currency': {
    status: 422,
    title: 'The US dollar stays as it is',
    when: 'Prices are stored in US dollars, so its rate is 1 and visitors can always choose it.',
  },
  'catalog.rate_date': {
    status: 422,
    title: 'This day is not possible for the rate',
    when: 'The rate is of a day in the future, or older than the present rate.',
  },
  'catalog.rate_unlikely': {
    status: 422,
    title: 'This rate differs a lot',
    when: 'The rate differs by more than 25 % from the present one, and the change is not `confirmed`.',
  },
  'catalog.not_of_a_release': {
    status: 409,
    title: 'This treatment isn’t part of a release',
    when: 'An admin added it, so there is no release version to reset to.',
  },
});
