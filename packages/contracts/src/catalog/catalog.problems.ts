import { defineProblems } from '../kit/index.ts';

export const catalogProblems = defineProblems({
  'catalog.treatment_not_found': {
    status: 404,
    title: 'There is no such treatment',
    when: 'The slug names no treatment; `GET /search/suggest` finds near names.',
  },
  'catalog.slug_taken': {
    status: 409,
    title: 'This address is taken',
    when: 'Another treatment has the slug, or had it and its old address leads there.',
  },
  'catalog.texts_missing': {
    status: 422,
    title: 'Texts are missing',
    when: 'A treatment is to be published that lacks texts in a language; `fields` names each.',
  },
  'catalog.unknown_category': {
    status: 422,
    title: 'There is no such category',
    when: 'The treatment names a category that does not exist.',
  },
  'catalog.treatment_in_use': {
    status: 409,
    title: 'Something depends on this treatment',
    when: 'It is to be hidden while packages of it are published, or deleted while anything refers to it.',
  },
  'catalog.status_not_possible': {
    status: 409,
    title: 'The treatment cannot be brought into this state',
    when: 'Its present state does not lead to the one that was asked for.',
  },
  'catalog.not_of_a_release': {
    status: 409,
    title: 'No release brings this treatment',
    when: 'An admin added it, so there is nothing to go back to.',
  },
});
