import { z } from 'zod';
import { Id, Instant } from '../kit/index.ts';

/** How long a context lasts from its opening and from each extension. */
export const CONTEXT_MINUTES = 60;
/** Maximum total duration; after that a new one must be opened, with a reason. */
export const CONTEXT_HOURS_AT_MOST = 8;

const Reason = z.string().trim().min(5).max(300).meta({
  description: 'Reason; the clinic sees it in its activity.',
  example: 'The clinic asked us to correct its address',
});

export const OpenContext = z
  .strictObject({ reason: Reason.optional() })
  .meta({ id: 'OpenContext', description: 'Why someone acts for a clinic. Without a reason they can only read.' });

export const ProviderContext = z
  .object({
    provider_id: Id.meta({ description: 'The clinic acted for.' }),
    provider_name: z.string().meta({ description: 'Its name.' }),
    via: z.enum(['admin', 'organization']).meta({ description: 'The role the user acts in.' }),
    opened_at: Instant.meta({ description: 'When it was opened.' }),
    read_only: z.boolean().meta({ description: 'Whether no reason was given, so that nothing can be changed.' }),
    actions: z
      .array(z.enum(['extend', 'leave']))
      .meta({ description: 'What can be done with it; it can be extended to eight hours in total.' }),
  })
  .meta({ id: 'ProviderContext', description: 'A clinic that an admin or an organization acts for.' });
export type ProviderContext = z.infer<typeof ProviderContext>;

const untilWhen = {
  expires_at: Instant.meta({ description: 'When it expires.' }),
  expires_in: z.int().min(0).meta({ description: 'Seconds until it expires.' }),
};

export const OpenedContext = z
  .object({ context: ProviderContext, ...untilWhen })
  .meta({ id: 'OpenedContext', description: 'The context and when it expires.' });
export type OpenedContext = z.infer<typeof OpenedContext>;

export const PresentContext = z
  .object({
    context: ProviderContext.nullable(),
    expires_at: untilWhen.expires_at.nullable(),
    expires_in: untilWhen.expires_in.nullable(),
  })
  .meta({ id: 'PresentContext', description: 'The context of this session; all null if there is none.' });
export type PresentContext = z.infer<typeof PresentContext>;
