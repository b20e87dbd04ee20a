import { defineProblems } from '../kit/index.ts';

export const favoritesProblems = defineProblems({
  'favorites.list_not_found': {
    status: 404,
    title: 'List not found',
    when: 'The list belongs to another user or was deleted.',
  },
  'favorites.not_found': {
    status: 404,
    title: 'Saved item not found',
    when: 'The item belongs to another user or was removed.',
  },
  'favorites.target_not_found': {
    status: 404,
    title: 'This item can’t be saved',
    when: 'The item is not a published package, listed provider or treatment.',
  },
  'favorites.name_taken': {
    status: 409,
    title: 'A list with this name exists',
    when: 'The user has another list with this name, ignoring case.',
  },
  'favorites.too_many_lists': {
    status: 409,
    title: 'Too many lists',
    when: 'The user has 50 lists.',
  },
  'favorites.list_full': {
    status: 409,
    title: 'This list is full',
    when: 'The list has 200 items.',
  },
  'favorites.default_list_stays': {
    status: 409,
    title: 'This list can’t be deleted',
    when: 'It is the default list.',
  },
  'favorites.share_not_found': {
    status: 404,
    title: 'This link no longer works',
    when: 'The share link is unknown or was revoked by its owner.',
  },
});
