import { z } from 'zod';
import { CurrencyCode, DateOnly, DecimalText, Localized } from '../../kit/index.ts';

/** Settings of an installation; the web has their texts in three languages. */
export const SettingName = z.enum([
  'public_url',
  'environment',
  'demo_mode',
  'database',
  'database_pool',
  'app_secret',
  'privileged_account',
  'trusted_proxies',
  'log_level',
  'operator_name',
  'operator_country',
  'access_token_minutes',
  'session_days',
  'inactivity_minutes',
  'inactivity_warning_minutes',
  'context_minutes',
  'context_hours_at_most',
  'two_factor_roles',
  'rate_per_minute',
  'page_size',
  'feature_keys_a_call',
  'application_file_bytes',
  'register_file_bytes',
  'mail_server',
  'mail_from',
  'mail_days',
  'erasure_grace_days',
  'export_days',
  'invitation_days',
  'email_change_hours',
  'register_hours',
  'feature_cache_minutes',
]);

export const SETTING_GROUPS = ['installation', 'sessions', 'limits', 'mail', 'retention', 'features'] as const;
export const Setting = z
  .object({
    name: SettingName.meta({ description: 'Stable name.', example: 'access_token_minutes' }),
    group: z.enum(SETTING_GROUPS).meta({ description: 'Group.' }),
    value: z
      .union([z.string(), z.number(), z.boolean(), z.null()])
      .meta({ description: 'Value; for a secret only whether it is set.' }),
    unit: z
      .enum(['minutes', 'hours', 'days', 'seconds', 'bytes', 'per_minute', 'characters', 'count'])
      .nullable()
      .meta({ description: 'Unit of the number.' }),
    variable: z
      .string()
      .nullable()
      .meta({ description: 'Environment variable that sets it; null for a product constant.' }),
    secret: z.boolean().meta({ description: 'Whether it is a secret, whose value is not shown.' }),
  })
  .meta({ id: 'Setting', description: 'A setting or constant with its current value.' });
export type Setting = z.infer<typeof Setting>;

const version = z.int().meta({ description: 'Increases with every change.' });
const Source = z.string().nullable().meta({ description: 'Where the value comes from.' });

export const Configuration = z
  .object({
    settings: z.array(Setting).meta({ description: 'Settings and constants.' }),
    currencies: z
      .array(
        z.object({
          code: CurrencyCode,
          name: Localized.meta({ description: 'Name of the currency in three languages.' }),
          per_usd: DecimalText.nullable().meta({ description: 'Units per US dollar.' }),
          rated_on: DateOnly.nullable().meta({ description: 'Date of the rate.' }),
          selectable: z.boolean().meta({ description: 'Whether visitors can choose it.' }),
          source: Source,
          version,
        }),
      )
      .meta({ description: 'Currencies with the rates in use.' }),
    provider_types: z
      .array(
        z.object({
          slug: z.string().meta({ description: 'Key.' }),
          name: Localized.meta({ description: 'Name of the type in three languages.' }),
          plural: Localized.meta({ description: 'Several of them, in three languages.' }),
          version,
          providers: z.int().meta({ description: 'Number of listed ones.' }),
        }),
      )
      .meta({ description: 'Provider types.' }),
    locations: z
      .array(
        z.object({
          code: z.string().meta({ description: 'Country.' }),
          name: Localized.meta({ description: 'Name of the country in three languages.' }),
          currency: CurrencyCode,
          cities: z.int().meta({ description: 'Destination cities.' }),
          providers: z.int().meta({ description: 'Listed providers.' }),
          facility_registry: z.string().nullable().meta({ description: 'Registry of facilities.' }),
          professional_registry: z.string().nullable().meta({ description: 'Registry of clinicians.' }),
          emergency_number: z.string().nullable().meta({ description: 'Number of the emergency services.' }),
          version,
        }),
      )
      .meta({ description: 'Destination countries.' }),
    sources: z
      .object({
        provider_types: z.string().meta({ description: 'Source file of the provider types.' }),
        locations: z.string().meta({ description: 'Source file of the destinations.' }),
      })
      .meta({ description: 'Product files that these lists come from.' }),
    actions: z
      .array(z.enum(['change']))
      .meta({ description: 'Whether the caller can change contact details, rates, names and places.' }),
  })
  .meta({ id: 'Configuration', description: 'Configuration of the installation. Contains no secrets.' });
export type Configuration = z.infer<typeof Configuration>;
