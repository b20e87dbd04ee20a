import { z } from 'zod';
import { Id, Instant } from '../../kit/index.ts';
import { SupportTopic } from '../articles.schema.ts';
import { TICKET_MESSAGE_MAX } from '../support-limits.ts';
import { MACRO_PLACEHOLDERS, unknownPlaceholders } from './macro-text.ts';

export const MACRO_NAME_MAX = 80;

const Text = z
  .string()
  .trim()
  .max(TICKET_MESSAGE_MAX)
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
  topic: SupportTopic.nullable().meta({ description: 'Topic it is for; null for all.' }),
  texts: Texts,
  closes: z.boolean().meta({ description: 'Whether the ticket is closed with the reply.' }),
  takes: z.boolean().meta({ description: 'Whether the ticket is assigned to the author of the reply.' }),
};

export const Macro = z
  .object({
    id: Id,
    ...content,
    archived: z.boolean().meta({ description: 'No longer offered in tickets.' }),
    updated_at: Instant.meta({ description: 'Last change.' }),
    version: z.int().meta({ description: 'Incremented with each change.' }),
  })
  .meta({ id: 'SupportMacro', description: 'A reply saved by the team.' });
export type Macro = z.infer<typeof Macro>;

export const NewMacro = z.strictObject(content).meta({ id: 'NewSupportMacro', description: 'A reply to save.' });
export type NewMacro = z.infer<typeof NewMacro>;

const version = z.int().min(1).meta({ description: 'The version the caller read.' });

export const MacroChange = z
  .strictObject({ ...content, version })
  .meta({ id: 'SupportMacroChange', description: 'A saved reply after the change.' });

export const MacroArchiving = z
  .strictObject({
    archived: z.boolean().meta({ description: 'true to archive it, false to offer it again.' }),
    version,
  })
  .meta({ id: 'SupportMacroArchiving', description: 'Whether a saved reply is offered.' });
