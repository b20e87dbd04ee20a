import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { createFavoriteKeys } from './favorites-deps.ts';
import { favoriteItems, favoriteLists } from './favorites.tables.ts';

const rows: readonly OwnedRows[] = [
  {
    table: favoriteLists,
    owner: favoriteLists.userId,
    leaveOut: [favoriteLists.nameKey, favoriteLists.shareHash, favoriteLists.shareSealed],
  },
  { table: favoriteItems, owner: favoriteItems.userId },
];

/** A user's saved items, with their notes decrypted. */
export function favoritesPersonalData(secret: string): PersonalDataSource {
  const { notes } = createFavoriteKeys(secret);
  return {
    name: 'favorites',
    title: { en: 'Saved', es: 'Guardados', pt: 'Salvos' },
    about: {
      en: 'Your lists, the items in them and your notes.',
      es: 'Sus listas, lo que contienen y sus notas.',
      pt: 'Suas listas, o que há nelas e suas anotações.',
    },
    tables: namesOf(rows),
    collect: async (db, subject) => {
      const { favorite_items: items = [], ...others } = await collectOwned(db, rows, subject);
      return {
        ...others,
        favorite_items: items.map(({ note_sealed: sealed, ...item }) => ({
          ...item,
          note: typeof sealed === 'string' ? notes.open(sealed, String(item['id'])) : null,
        })),
      };
    },
    erase: (tx, subject) => deleteOwned(tx, rows, subject),
  };
}
