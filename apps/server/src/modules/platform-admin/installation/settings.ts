import { CONTEXT_HOURS_AT_MOST, CONTEXT_MINUTES } from '@travesia/contracts/contexts';
import { FLAG_MINUTES, MOST_KEYS } from '@travesia/contracts/access';
import { EMAIL_CHANGE_HOURS, INACTIVITY_MINUTES, INACTIVITY_WARNING_MINUTES } from '@travesia/contracts/accounts';
import { APPLICATION_UPLOAD } from '@travesia/contracts/applications';
import { KEPT_HOURS, REGISTER_UPLOAD } from '@travesia/contracts/imports';
import { INVITATION_DAYS } from '@travesia/contracts/invitations';
import { MAX_PAGE_SIZE } from '@travesia/contracts/kit';
import type { Setting } from '@travesia/contracts/platform-admin';
import { EXPORT_DAYS, GRACE_DAYS } from '@travesia/contracts/privacy';
import { MAIL_DAYS } from '../../../platform/mail/mail.ts';
import { ACCESS_TOKEN_MINUTES, SESSION_DAYS } from '../../accounts/index.ts';
import type { OperationsDeps } from './operations-deps.ts';

type Group = Setting['group'];
type Name = Setting['name'];
type Value = Setting['value'];

const constant = (group: Group, name: Name, value: Value, unit: Setting['unit'] = null): Setting => ({
  name,
  group,
  value,
  unit,
  variable: null,
  secret: false,
});

const given = (
  group: Group,
  name: Name,
  variable: string,
  value: Value,
  other: Partial<Pick<Setting, 'unit' | 'secret'>> = {},
): Setting => ({ name, group, value, variable, unit: null, secret: false, ...other });

/** For a secret, only whether it is set. */
const hidden = (group: Group, name: Name, variable: string, isSet: boolean) =>
  given(group, name, variable, isSet, { secret: true });

/** The installation's settings, and commonly requested constants. Contains no secrets. */
export function listSettings({
  config,
  database,
  mail,
}: Pick<OperationsDeps, 'config' | 'database' | 'mail'>): Setting[] {
  return [
    given('installation', 'public_url', 'PUBLIC_URL', config.publicUrl ?? null),
    given('installation', 'environment', 'NODE_ENV', config.env),
    given('installation', 'demo_mode', 'DEMO_MODE', config.demo),
    hidden('installation', 'database', 'DATABASE_URL', database.engine === 'postgres'),
    given('installation', 'database_pool', 'DATABASE_POOL', config.databasePool, { unit: 'count' }),
    hidden('installation', 'app_secret', 'APP_SECRET', config.secretIsSet),
    hidden('installation', 'privileged_account', 'PRIVILEGED_ACCOUNT_EMAIL', config.privilegedEmail !== undefined),
    given('installation', 'trusted_proxies', 'TRUST_PROXY', config.trustProxy, { unit: 'count' }),
    given('installation', 'log_level', 'LOG_LEVEL', config.logLevel),
    given('installation', 'operator_name', 'OPERATOR_NAME', config.operator.name ?? null),
    given('installation', 'operator_country', 'OPERATOR_COUNTRY', config.operator.country ?? null),
    constant('sessions', 'access_token_minutes', ACCESS_TOKEN_MINUTES, 'minutes'),
    constant('sessions', 'session_days', SESSION_DAYS, 'days'),
    constant('sessions', 'inactivity_minutes', INACTIVITY_MINUTES, 'minutes'),
    constant('sessions', 'inactivity_warning_minutes', INACTIVITY_WARNING_MINUTES, 'minutes'),
    constant('sessions', 'context_minutes', CONTEXT_MINUTES, 'minutes'),
    constant('sessions', 'context_hours_at_most', CONTEXT_HOURS_AT_MOST, 'hours'),
    given('sessions', 'two_factor_roles', 'TWO_FACTOR_ROLES', config.twoFactorRoles.join(', ') || null),
    given('limits', 'rate_per_minute', 'RATE_LIMIT_PER_MINUTE', config.ratePerMinute, { unit: 'per_minute' }),
    constant('limits', 'page_size', MAX_PAGE_SIZE, 'count'),
    constant('limits', 'feature_keys_a_call', MOST_KEYS, 'count'),
    constant('limits', 'application_file_bytes', APPLICATION_UPLOAD.maxBytes, 'bytes'),
    constant('limits', 'register_file_bytes', REGISTER_UPLOAD.maxBytes, 'bytes'),
    hidden('mail', 'mail_server', 'SMTP_URL', mail.transport === 'smtp'),
    given('mail', 'mail_from', 'MAIL_FROM', config.mailFrom),
    constant('retention', 'mail_days', MAIL_DAYS, 'days'),
    constant('retention', 'erasure_grace_days', GRACE_DAYS, 'days'),
    constant('retention', 'export_days', EXPORT_DAYS, 'days'),
    constant('retention', 'invitation_days', INVITATION_DAYS, 'days'),
    constant('retention', 'email_change_hours', EMAIL_CHANGE_HOURS, 'hours'),
    constant('retention', 'register_hours', KEPT_HOURS, 'hours'),
    constant('features', 'feature_cache_minutes', FLAG_MINUTES, 'minutes'),
  ];
}
