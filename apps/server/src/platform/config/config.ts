import { UserRole } from '@travesia/contracts/access';
import { z } from 'zod';
import type { ClamdAddress } from '../scanning/clamd.ts';
import { type IceConfig, iceFault, IceServers } from './ice-config.ts';
import { ClamdUrl } from './scanner-config.ts';
import { TRANSLATION_SERVICES, type TranslationConfig, translationFault } from './translation-config.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65_535);

/** Secrets printed in examples; rejected at a production start. */
export const EXAMPLE_SECRETS = ['change-me', 'change-me-change-me-change-me-change-me'] as const;

/** Domain of the demo users' addresses. */
const DEMO_ADDRESS = /@demo\.travesia\.example$/i;
/** The demo admin, exempt from feature flags while the demo is on and no other account is configured. */
const DEMO_ADMIN = 'admin@demo.travesia.example';

const fields = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DEMO_MODE: onOff.optional(),
  PRIVILEGED_ACCOUNT_EMAIL: z.email().optional(),
  APP_SECRET: z.string().min(32).optional(),
  VAULT_KEYS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((key) => key.trim() || []))
    .pipe(z.array(z.string().min(32, 'must be keys of at least 32 characters, separated by commas'))),
  TWO_FACTOR_ROLES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((role) => role.trim() || []))
    .pipe(z.array(UserRole)),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(600),
  METRICS_TOKEN: z.string().min(16).optional(),
  CLAMAV_URL: ClamdUrl.optional(),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AUDIT_HEADS: z.enum(['file', 's3']).default('file'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Travesía <no-reply@travesia.example>'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must begin with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must begin with whsec_')
    .optional(),
  SANDBOX_GATEWAY: onOff.optional(),
  SANDBOX_GATEWAY_URL: z.url({ protocol: /^http$/ }).optional(),
  ICE_SERVERS: IceServers.optional(),
  TURN_SECRET: z.string().min(16).optional(),
  TURN_MINUTES: z.coerce.number().int().min(5).max(60).default(60),
  TRANSLATION_SERVICE: z.enum(TRANSLATION_SERVICES).optional(),
  TRANSLATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATION_KEY: z.string().min(1).max(500).optional(),
  OPERATOR_NAME: z.string().min(2).max(200).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_ADDRESS: z.string().min(5).max(300).optional(),
  OPERATOR_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country of ISO 3166, such as CO')
    .optional(),
  GIT_COMMIT: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, 'must be a commit in hexadecimal')
    .optional(),
  TRAVESIA_WEB: z.enum(['built', 'dev', 'off']).default('built'),
};

/** The environment variables the server reads, for documentation and its test. */
export const CONFIG_NAMES = Object.keys(fields) as (keyof typeof fields)[];

const HOLDS_SECRETS = new Set([
  'APP_SECRET',
  'DATABASE_URL',
  'ICE_SERVERS',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TRANSLATION_KEY',
  'TURN_SECRET',
  'VAULT_KEYS',
]);

const STRIPE_NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const Environment = z.object(fields);

/** A bucket of S3 or a compatible service. */
export interface S3Config {
  bucket: string;
  /** For services other than Amazon's. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/** Keys of a Stripe account, all of one mode. */
export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

export interface Config {
  env: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Public URL, without a trailing slash; set in production. */
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  demo: boolean;
  /** Email address of the account that stays exempt from feature flags while it is an admin; none if absent. */
  privilegedEmail: string | undefined;
  /** Signs and hashes; generated once in DATA_DIR if absent. */
  secret: string | undefined;
  /** Keys that encrypt the keys of files, the one for new files first; without any, one is derived from the secret. */
  vaultKeys: string[];
  /** Roles that require two-factor authentication. */
  twoFactorRoles: UserRole[];
  logLevel: string;
  /** Trusted proxies, whose forwarded address is used. */
  trustProxy: number;
  /** Requests per minute and address; 0 means no limit. */
  ratePerMinute: number;
  /** Token for reading `/metrics`; disabled if absent. */
  metricsToken: string | undefined;
  /** Where files are stored instead of DATA_DIR; without keys, those of the environment or machine are used. */
  s3: S3Config | undefined;
  /** Where the end of the audit log is kept outside the database. */
  auditHeads: 'file' | 's3';
  smtpUrl: string | undefined;
  mailFrom: string;
  stripe: StripeConfig | undefined;
  /** Whether payments may go to the sandbox gateway, where no money moves; never in production. */
  sandboxGateway: boolean;
  /** Where the sandbox gateway listens; a free port of this machine if absent. */
  sandboxGatewayUrl: string | undefined;
  ice: IceConfig;
  /** Who translates messages; nobody if absent. */
  /** Where malware is looked for; nowhere if absent. */
  scanner: ClamdAddress | undefined;
  translation: TranslationConfig | undefined;
  /** Operator of the installation, as named on the legal pages; country as ISO 3166 alpha-2. */
  operator: { name?: string; email?: string; address?: string; country?: string };
  /** Version info of `/version`; read from the git clone if absent. */
  commit: string | undefined;
  web: 'built' | 'dev' | 'off';
}

/** An invalid configuration; the message names each variable and its allowed values. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Parses the environment once. Throws ConfigError naming every invalid variable. A configuration with PUBLIC_URL is a
 * production one: demo mode and example secrets are rejected.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(CONFIG_NAMES.map((name) => [name, environment[name] || undefined]));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}${shown(String(issue.path[0]), given)}`,
    );
    throw new ConfigError(`Some settings are not valid:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  if (env.AUDIT_HEADS === 's3' && !env.S3_BUCKET)
    throw new ConfigError('Some settings are not valid:\n  AUDIT_HEADS: s3 needs S3_BUCKET');
  const stripe = stripeOf(env);
  const production = env.PUBLIC_URL !== undefined;
  const dangers = production ? productionDangers(env) : [];
  if (dangers.length)
    throw new ConfigError(
      `PUBLIC_URL makes this a production configuration, and these settings are not safe there:\n${dangers.join('\n')}`,
    );
  const demo = env.DEMO_MODE ?? (!production && env.DATABASE_URL === undefined);
  return {
    env: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    demo,
    privilegedEmail: env.PRIVILEGED_ACCOUNT_EMAIL ?? (demo ? DEMO_ADMIN : undefined),
    secret: env.APP_SECRET,
    vaultKeys: env.VAULT_KEYS,
    twoFactorRoles: env.TWO_FACTOR_ROLES,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    ratePerMinute: env.RATE_LIMIT_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN,
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    auditHeads: env.AUDIT_HEADS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    stripe,
    sandboxGateway: env.SANDBOX_GATEWAY ?? demo,
    sandboxGatewayUrl: env.SANDBOX_GATEWAY_URL?.replace(/\/$/, ''),
    ice: iceOf(env),
    scanner: env.CLAMAV_URL,
    translation: translationOf(env),
    operator: {
      name: env.OPERATOR_NAME,
      email: env.OPERATOR_EMAIL,
      address: env.OPERATOR_ADDRESS,
      country: env.OPERATOR_COUNTRY,
    },
    commit: env.GIT_COMMIT,
    web: env.TRAVESIA_WEB,
  };
}

/** Some keys without the others take no payment, or take it without our learning of it. */
function stripeOf(env: z.infer<typeof Environment>): StripeConfig | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env;
  const missing = STRIPE_NAMES.filter((name) => env[name] === undefined);
  if (missing.length === STRIPE_NAMES.length) return undefined;
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new ConfigError(`Some settings are not valid:\n  ${missing.join(', ')}: payments by Stripe need it too`);
  if (secretKey.split('_')[1] !== publishableKey.split('_')[1])
    throw new ConfigError(
      'Some settings are not valid:\n  STRIPE_PUBLISHABLE_KEY: must be of the same mode (test or live) as STRIPE_SECRET_KEY',
    );
  return { secretKey, publishableKey, webhookSecret };
}

function iceOf({
  ICE_SERVERS: servers = [],
  TURN_SECRET: turnSecret,
  TURN_MINUTES: turnMinutes,
}: z.infer<typeof Environment>): IceConfig {
  const ice = { servers, turnSecret, turnMinutes };
  const fault = iceFault(ice);
  if (fault) throw new ConfigError(`Some settings are not valid:\n  ${fault}`);
  return ice;
}

function translationOf({
  TRANSLATION_SERVICE: service,
  TRANSLATION_URL: url,
  TRANSLATION_KEY: key,
}: z.infer<typeof Environment>): TranslationConfig | undefined {
  const fault = translationFault({ service, url, key });
  if (fault) throw new ConfigError(`Some settings are not valid:\n  ${fault}`);
  return url === undefined ? undefined : { service: service ?? 'libretranslate', url: url.replace(/\/$/, ''), key };
}

/** The given value, unless it may contain a password: the message goes to terminals and logs. */
const shown = (name: string, given: Record<string, string | undefined>): string =>
  HOLDS_SECRETS.has(name) ? '' : ` (it is ${JSON.stringify(given[name])})`;

function productionDangers(env: z.infer<typeof Environment>): string[] {
  const isExample = (EXAMPLE_SECRETS as readonly string[]).includes(env.APP_SECRET ?? '');
  return [
    ...(env.DEMO_MODE ? ['  DEMO_MODE: must be off; demo data and demo sign-in have no place in production'] : []),
    ...(!env.APP_SECRET || isExample
      ? ['  APP_SECRET: must be set to a secret of your own, at least 32 characters (openssl rand -base64 48)']
      : []),
    ...(DEMO_ADDRESS.test(env.PRIVILEGED_ACCOUNT_EMAIL ?? '')
      ? ['  PRIVILEGED_ACCOUNT_EMAIL: must not be somebody of the demonstration']
      : []),
    ...(env.SANDBOX_GATEWAY
      ? ['  SANDBOX_GATEWAY: must be off; in the sandbox nobody pays, and every booking could be had for nothing']
      : []),
    ...(env.SANDBOX_GATEWAY_URL ? ['  SANDBOX_GATEWAY_URL: must not be set; the sandbox is off in production'] : []),
    ...(env.TRAVESIA_WEB === 'dev' ? ['  TRAVESIA_WEB: dev serves sources; use built'] : []),
  ];
}
