import { z } from 'zod';
import { Id, Instant, Locale } from '../kit/index.ts';
import { MOST_TRANSLATED } from './messaging.rules.ts';

/** What became of a message that was to be translated. */
export const TRANSLATION_RESULTS = ['translated', 'same_language', 'not_translatable'] as const;

export const MessageTranslation = z
  .object({
    message_id: Id.meta({ description: 'The message.' }),
    edited_at: Instant.nullable().meta({
      description:
        'When the translated text was last changed, as the message says it: an edited message has another translation.',
    }),
    to: Locale.meta({ description: 'Language of the translation.' }),
    from: z.string().meta({ description: 'Language the message is written in, detected where possible (ISO 639).' }),
    result: z.enum(TRANSLATION_RESULTS).meta({
      description:
        'translated; same_language: it is written in the language asked for; not_translatable: the machine changed something that must stay as it is, such as a dose.',
    }),
    content: z.string().nullable().meta({ description: 'The machine’s translation; null unless translated.' }),
  })
  .meta({
    id: 'MessageTranslation',
    description: 'A machine translation of a message. The message itself stays as it was written.',
  });
export type MessageTranslation = z.infer<typeof MessageTranslation>;

export const TranslationAsked = z
  .strictObject({
    message_ids: z
      .array(Id)
      .min(1)
      .max(MOST_TRANSLATED)
      .meta({
        description: `Messages, at most ${MOST_TRANSLATED}. Deleted ones, files without text and those of other conversations are left out of the response.`,
      }),
    to: Locale.meta({ description: 'The language to translate them to.' }),
  })
  .meta({ id: 'TranslationAsked', description: 'Messages to translate.' });
