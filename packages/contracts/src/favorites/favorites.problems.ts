import { defineProblems } from '../kit/index.ts';

export const favoritesProblems = defineProblems({
  'favorites.list_not_found': {
    status: 404,
    title: 'List not found',
    when: 'The list belongs to another user or was deleted.',
    text: {
      en: 'We can’t find that list. It may have been deleted.',
      es: 'No encontramos esa lista. Es posible que se haya eliminado.',
      pt: 'Não encontramos essa lista. Talvez ela tenha sido excluída.',
    },
  },
  'favorites.not_found': {
    status: 404,
    title: 'Saved item not found',
    when: 'The item belongs to another user or was removed.',
    text: {
      en: 'This is no longer in your saved items.',
      es: 'Esto ya no está en sus guardados.',
      pt: 'Isto não está mais nos seus salvos.',
    },
  },
  'favorites.target_not_found': {
    status: 404,
    title: 'This item can’t be saved',
    when: 'The item is not a published package, listed provider or treatment.',
    text: {
      en: 'This is no longer available, so it can’t be saved.',
      es: 'Esto ya no está disponible, así que no se puede guardar.',
      pt: 'Isto não está mais disponível, então não pode ser salvo.',
    },
  },
  'favorites.name_taken': {
    status: 409,
    title: 'A list with this name exists',
    when: 'The user has another list with this name, ignoring case.',
    text: {
      en: 'You already have a list with this name. Choose another name.',
      es: 'Ya tiene una lista con este nombre. Elija otro nombre.',
      pt: 'Você já tem uma lista com este nome. Escolha outro nome.',
    },
  },
  'favorites.too_many_lists': {
    status: 409,
    title: 'Too many lists',
    when: 'The user has 50 lists.',
    text: {
      en: 'You have reached the limit of 50 lists. Delete one to create another.',
      es: 'Alcanzó el límite de 50 listas. Elimine una para crear otra.',
      pt: 'Você chegou ao limite de 50 listas. Exclua uma para criar outra.',
    },
  },
  'favorites.list_full': {
    status: 409,
    title: 'This list is full',
    when: 'The list has 200 items.',
    text: {
      en: 'This list has reached the limit of 200 items. Remove one or use another list.',
      es: 'Esta lista alcanzó el límite de 200 elementos. Quite uno o use otra lista.',
      pt: 'Esta lista chegou ao limite de 200 itens. Remova um ou use outra lista.',
    },
  },
  'favorites.default_list_stays': {
    status: 409,
    title: 'This list can’t be deleted',
    when: 'It is the default list.',
    text: {
      en: 'The heart button saves to this list, so it can’t be deleted.',
      es: 'El botón del corazón guarda en esta lista, así que no se puede eliminar.',
      pt: 'O botão de coração salva nesta lista, então ela não pode ser excluída.',
    },
  },
  'favorites.share_not_found': {
    status: 404,
    title: 'This link no longer works',
    when: 'The share link is unknown or was revoked by its owner.',
    text: {
      en: 'This link no longer works.',
      es: 'Este enlace ya no funciona.',
      pt: 'Este link não funciona mais.',
    },
  },
});
