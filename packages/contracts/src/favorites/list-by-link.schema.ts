import { z } from 'zod';
import { FavoriteTarget, Note } from './favorites.schema.ts';

export const SharedFavoriteList = z
  .object({
    name: z.string().meta({ description: 'Name of the list.' }),
    owner_first_name: z.string().meta({ description: 'First name of who shares it, and nothing else of them.' }),
    items: z
      .array(
        z.object({
          target: FavoriteTarget,
          note: Note.nullable().meta({ description: 'Null without one, or when the owner keeps notes to themselves.' }),
        }),
      )
      .meta({ description: 'What is in it and still offered, what was saved last first.' }),
    gone_count: z.int().meta({ description: 'How many things of it are no longer offered.' }),
  })
  .meta({ id: 'SharedFavoriteList', description: 'A list as somebody else sees it who has its link.' });
export type SharedFavoriteList = z.infer<typeof SharedFavoriteList>;
