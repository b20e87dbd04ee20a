import { z } from 'zod';
import { Reason } from '../../audit/reason.ts';
import { DateOnly, DecimalText, inEachLanguage } from '../../kit/index.ts';

/** A rate this far from the one before, up or down, is more often a typing error than a market. */
export const UNLIKELY_RATE_CHANGE = 0.25;
const version = z.int().min(1).meta({ description: 'Version that was read.' });
const Line = z.string().trim().min(2).max(120);
const Names = z.strictObject(inEachLanguage(Line));

export const CurrencyChange = z
  .strictObject({
    version,
    selectable: z.boolean().meta({ description: 'Whether visitors can choose it.' }),
    per_usd: DecimalText.refine((text) => Number(text) > 0, { error: 'must be more than 0' }).meta({
      description: 'Units per US dollar.',
    }),
    rated_on: DateOnly.meta({ description: 'Day of the rate; not before the present one.' }),
    source: z.string().trim().min(2).max(200).meta({ description: 'Where the rate was read.' }),
    confirmed: z
      .boolean()
      .optional()
      .meta({ description: `Needed for a rate that differs by more than ${UNLIKELY_RATE_CHANGE * 100} %.` }),
    reason: Reason,
  })
  .meta({ id: 'CurrencyChange', description: 'A currency and its exchange rate.' });
export type CurrencyChange = z.infer<typeof CurrencyChange>;

export const ProviderTypeChange = z
  .strictObject({
    version,
    name: Names.meta({ description: 'One of them, in three languages.' }),
    plural: Names.meta({ description: 'Several of them, in three languages.' }),
    reason: Reason,
  })
  .meta({ id: 'ProviderTypeChange', description: 'How a provider type is called.' });
export type ProviderTypeChange = z.infer<typeof ProviderTypeChange>;

export const LocationChange = z
  .strictObject({
    version,
    emergency_number: z
      .string()
      .trim()
      .regex(/^\d{2,6}$/)
      .nullable()
      .meta({ description: 'Number of the emergency services.', example: '123' }),
    facility_registry: Line.nullable().meta({ description: 'Registry in which facilities can be looked up.' }),
    professional_registry: Line.nullable().meta({ description: 'Registry in which clinicians can be looked up.' }),
    reason: Reason,
  })
  .meta({ id: 'LocationChange', description: 'What pages say about a destination country.' });
export type LocationChange = z.infer<typeof LocationChange>;

export const ChangedReference = z
  .object({ version: z.int().meta({ description: 'Version after the change.' }) })
  .meta({ id: 'ChangedReference', description: 'A changed entry of the configuration.' });
export type ChangedReference = z.infer<typeof ChangedReference>;
