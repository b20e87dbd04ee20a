import { z } from 'zod';
import { Id, Instant } from '../kit/index.ts';
import { MACRO_PLACEHOLDERS, unknownPlaceholders } from './macro-text.ts';
import { MACRO_NAME_MAX, MACRO_TEXT_MAX, MACRO_TOPICS } from './macro-values.ts';

export const MacroTopic = z.enum(MACRO_TOPICS).meta({
  description: 'Topic of a ticket, or kind of a request; which are possible depends on the desk.',
});
export type MacroTopic = z.infer<typeof MacroTopic>;

const Text = z
  .string()
  .trim()
  .max(MACRO_TEXT_MAX)
  .refine((text) => unknownPlaceholders(text).length === 0, {
    message: `Placeholders are ${MACRO_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`,
  })
  .meta({
    description: `The text in this language, empty if there is none. Placeholders: ${MACRO_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`,
  });

const Texts = z
  .strictObject({ en: Text, es: Text, pt: Text })
  .refine((texts) => Object.values(texts).some((text) => text !== ''), { message: 'Write at least one language.' })
  .meta({ description: 'The text by language, at least one.' });

const content = {
  name: z.string().trim().min(1).max(MACRO_NAME_MAX).meta({ description: 'Name in the team’s list.' }),
  topic: MacroTopic.nullable().meta({ description: 'What it is for; null for everything.' }),
  texts: Texts,
  closes: z.boolean().meta({ description: 'Whether the ticket or request is closed with the reply.' }),
  takes: z.boolean().meta({ description: 'Whether the ticket or request is assigned to the author of the reply.' }),
};

export const Macro = z
  .object({
    id: Id,
    ...content,
    archived: z.boolean().meta({ description: 'No longer offered.' }),
    updated_at: Instant.meta({ description: 'Last change.' }),
    version: z.int().meta({ description: 'Incremented with each change.' }),
  })
  .meta({ id: 'Macro', description: 'A reply saved by a team.' });
export type Macro = z.infer<typeof Macro>;

export const NewMacro = z.strictObject(content).meta({ id: 'NewMacro', description: 'A reply to save.' });
export type NewMacro = z.infer<typeof NewMacro>;

const version = z.int().min(1).meta({ description: 'The version the caller read.' });

export const MacroChange = z
  .strictObject({ ...content, version })
  .meta({ id: 'MacroChange', description: 'A saved reply after the change.' });
export type MacroChange = z.infer<typeof MacroChange>;

export const MacroArchiving = z
  .strictObject({
    archived: z.boolean().meta({ description: 'true to archive it, false to offer it again.' }),
    version,
  })
  .meta({ id: 'MacroArchiving', description: 'Whether a saved reply is offered.' });
export type MacroArchiving = z.infer<typeof MacroArchiving>;
