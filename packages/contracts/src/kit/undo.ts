import { z } from 'zod';

/** For how long an act can be undone, in seconds. Emails about it wait as long. */
export const UNDO_SECONDS = 60;

/** The act to undo: the one that gave the record its version. */
export const ActToUndo = z
  .strictObject({ version: z.int().min(1).meta({ description: 'The version the record has since the act.' }) })
  .meta({ id: 'ActToUndo', description: 'The act to undo.' });
