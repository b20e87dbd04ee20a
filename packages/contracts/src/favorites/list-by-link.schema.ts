import { z } from 'zod';
import { FavoriteTarget, Note } from './favorites.schema.ts';

export const SharedFavoriteList = z
  .object({
    name: z.string().meta({ description: 'Name of the list.' }),
    owner_first_name: z.string().meta({ description: 'First name of the list’s owner; nothing else about them.' }),
    items: z
      .array(
        z.object({
          target: FavoriteTarget,
          note: Note.nullable().meta({ description: 'Null if empty, or if the owner does not share notes.' }),
        }),
      )
      .meta({ description: 'Its items that are still offered, latest first.' }),
    gone_count: z.int().meta({ description: 'Number of its items no longer offered.' }),
  })
  .meta({ id: 'SharedFavoriteList', description: 'A list as viewed with its share link.' });
export type SharedFavoriteList = z.infer<typeof SharedFavoriteList>;
