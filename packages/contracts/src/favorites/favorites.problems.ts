import { defineProblems } from '../kit/index.ts';

export const favoritesProblems = defineProblems({
  'favorites.list_not_found': {
    status: 404,
    title: 'There is no such list',
    when: 'The list is not one of the person’s own, or was deleted.',
  },
  'favorites.not_found': {
    status: 404,
    title: 'There is no such saved thing',
    when: 'It is not one of the person’s own, or was removed.',
  },
  'favorites.target_not_found': {
    status: 404,
    title: 'There is nothing like that to save',
    when: 'What was to be saved names no published package, listed provider or treatment.',
  },
  'favorites.name_taken': {
    status: 409,
    title: 'There is a list of that name',
    when: 'The person has another list of this name, whatever the case of its letters.',
  },
  'favorites.too_many_lists': {
    status: 409,
    title: 'There are as many lists as one person can have',
    when: 'The person has 50 lists.',
  },
  'favorites.list_full': {
    status: 409,
    title: 'This list is full',
    when: 'The list holds 200 things.',
  },
  'favorites.default_list_stays': {
    status: 409,
    title: 'This list cannot be deleted',
    when: 'It is the list that things are saved to when no other is named.',
  },
  'favorites.share_not_found': {
    status: 404,
    title: 'This link does not work any more',
    when: 'The link to a shared list is unknown or was withdrawn by its owner.',
  },
});
