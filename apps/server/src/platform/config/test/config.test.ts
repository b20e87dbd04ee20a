import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_NAMES, ConfigError, EXAMPLE_SECRETS, parseConfig } from '../config.ts';

const production = { PUBLIC_URL: 'https://travesia.test/', APP_SECRET: 'k'.repeat(48), DEMO_MODE: 'off' };

describe('parseConfig', () => {
  it('has no required variables: an empty environment is a local demo', () => {
    expect(parseConfig({})).toMatchObject({
      env: 'production',
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      demo: true,
      databaseUrl: undefined,
      secret: undefined,
      trustProxy: 0,
      ratePerMinute: 600,
    });
  });

  it('treats an empty value as absent, as shells and compose files write it', () => {
    expect(parseConfig({ PORT: '', DEMO_MODE: '', SMTP_URL: '' })).toEqual(parseConfig({}));
  });

  it('accepts the operator, all or in part, and rejects an invalid country code', () => {
    const named = { OPERATOR_NAME: 'Salud Clara S.A.S.', OPERATOR_COUNTRY: 'CO' };
    expect(parseConfig(named).operator).toEqual({ name: 'Salud Clara S.A.S.', country: 'CO' });
    expect(() => parseConfig({ OPERATOR_COUNTRY: 'Colombia' })).toThrow('OPERATOR_COUNTRY');
    expect(() => parseConfig({ OPERATOR_EMAIL: 'nobody' })).toThrow('OPERATOR_EMAIL');
  });

  it('parses numbers, switches and addresses', () => {
    const config = parseConfig({
      PORT: '8080',
      TRUST_PROXY: '1',
      DEMO_MODE: 'off',
      DATABASE_URL: 'postgresql://db/travesia',
      RATE_LIMIT_PER_MINUTE: '0',
    });
    expect(config).toMatchObject({
      port: 8080,
      trustProxy: 1,
      demo: false,
      databaseUrl: 'postgresql://db/travesia',
      ratePerMinute: 0,
    });
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'travesia.test'],
    ['DATABASE_POOL', '1'],
    ['DEMO_MODE', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMIT_PER_MINUTE', 'many'],
    ['GIT_COMMIT', 'main'],
    ['TRAVESIA_WEB', 'on'],
  ])('rejects %s=%s, naming the variable and the allowed values', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`${name}: .*it is "${value}"`));
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db'],
    ['SMTP_URL', 'https://user:hunter2@mail'],
    ['APP_SECRET', 'hunter2'],
  ])('names an invalid %s without repeating its secret', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(`  ${name}: `);
    expect(() => parseConfig({ [name]: value })).not.toThrow('hunter2');
  });

  it('names all invalid variables at once', () => {
    expect(() => parseConfig({ PORT: 'x', LOG_LEVEL: 'y', DEMO_MODE: 'z' })).toThrow(
      /PORT[\s\S]*DEMO_MODE[\s\S]*LOG_LEVEL/,
    );
  });
});

describe('the demonstration', () => {
  it('is on by default only without PUBLIC_URL and DATABASE_URL', () => {
    const DATABASE_URL = 'postgres://db/travesia';
    expect(parseConfig({})).toMatchObject({ demo: true, privilegedEmail: 'admin@demo.travesia.example' });
    expect(parseConfig({ DATABASE_URL })).toMatchObject({ demo: false, privilegedEmail: undefined });
    expect(parseConfig({ DATABASE_URL, DEMO_MODE: 'on' })).toMatchObject({ demo: true });
    expect(parseConfig({ DEMO_MODE: 'off' })).toMatchObject({ demo: false, privilegedEmail: undefined });
  });
});

describe('the privileged account', () => {
  it('is the configured one, in a demo too, and must be an email address', () => {
    const PRIVILEGED_ACCOUNT_EMAIL = 'ops@clinica.example';
    for (const more of [{}, production, { DEMO_MODE: 'off' }])
      expect(parseConfig({ ...more, PRIVILEGED_ACCOUNT_EMAIL }).privilegedEmail).toBe(PRIVILEGED_ACCOUNT_EMAIL);
    expect(() => parseConfig({ PRIVILEGED_ACCOUNT_EMAIL: 'admin' })).toThrow('PRIVILEGED_ACCOUNT_EMAIL');
  });

  it('is no one in production unless configured', () => {
    expect(parseConfig(production).privilegedEmail).toBeUndefined();
  });
});

describe('a production configuration', () => {
  it('has PUBLIC_URL: the trailing slash is removed and demo mode is off', () => {
    expect(parseConfig(production)).toMatchObject({ publicUrl: 'https://travesia.test', demo: false });
    expect(parseConfig({ ...production, DEMO_MODE: undefined })).toMatchObject({ demo: false });
  });

  it.each([
    ['demo mode', { DEMO_MODE: 'on' }, 'DEMO_MODE: must be off'],
    ['no secret', { APP_SECRET: undefined }, 'APP_SECRET: must be set'],
    ['a secret from an example', { APP_SECRET: EXAMPLE_SECRETS[1] }, 'APP_SECRET: must be set to a secret of your own'],
    [
      'somebody of the demo as the privileged account',
      { PRIVILEGED_ACCOUNT_EMAIL: 'Admin@Demo.travesia.example' },
      'PRIVILEGED_ACCOUNT_EMAIL: must not be somebody of the demonstration',
    ],
    ['the sandbox gateway', { SANDBOX_GATEWAY: 'on' }, 'SANDBOX_GATEWAY: must be off'],
    [
      'the address of a sandbox gateway',
      { SANDBOX_GATEWAY_URL: 'http://127.0.0.1:4000' },
      'SANDBOX_GATEWAY_URL: must not be set',
    ],
    ['pages from sources', { TRAVESIA_WEB: 'dev' }, 'TRAVESIA_WEB: dev serves sources'],
  ])('is rejected with %s', (_what, dangerous, message) => {
    expect(() => parseConfig({ ...production, ...dangerous })).toThrow(message);
  });
});

describe('payments', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_hunter2',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
    STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
  };

  it('go to the sandbox only where the demo is on by default, or where it is switched on', () => {
    const DATABASE_URL = 'postgres://db/travesia';
    expect(parseConfig({})).toMatchObject({ sandboxGateway: true, stripe: undefined });
    expect(parseConfig({ DATABASE_URL })).toMatchObject({ sandboxGateway: false });
    expect(parseConfig({ DATABASE_URL, SANDBOX_GATEWAY: 'on' })).toMatchObject({ sandboxGateway: true });
    expect(parseConfig({ SANDBOX_GATEWAY: 'off' })).toMatchObject({ sandboxGateway: false });
    expect(parseConfig(production)).toMatchObject({ sandboxGateway: false, sandboxGatewayUrl: undefined });
    expect(parseConfig({ ...production, SANDBOX_GATEWAY: 'off' })).toMatchObject({ sandboxGateway: false });
  });

  it('go to a shared sandbox by its address', () => {
    const config = parseConfig({ SANDBOX_GATEWAY_URL: 'http://127.0.0.1:4000/' });
    expect(config.sandboxGatewayUrl).toBe('http://127.0.0.1:4000');
    expect(() => parseConfig({ SANDBOX_GATEWAY_URL: 'https://sandbox.example' })).toThrow('SANDBOX_GATEWAY_URL');
  });

  it('go to Stripe with all three of its keys, in production too', () => {
    for (const more of [{}, production])
      expect(parseConfig({ ...more, ...stripe }).stripe).toEqual({
        secretKey: 'sk_test_hunter2',
        publishableKey: 'pk_test_shown',
        webhookSecret: 'whsec_hunter2',
      });
  });

  it.each(Object.keys(stripe))('are refused without %s, naming it', (name) => {
    expect(() => parseConfig({ ...stripe, [name]: undefined })).toThrow(`${name}: payments by Stripe need it too`);
  });

  it('are refused with keys of two modes', () => {
    expect(() => parseConfig({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_shown' })).toThrow(
      'STRIPE_PUBLISHABLE_KEY: must be of the same mode',
    );
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_test_hunter2'],
    ['STRIPE_WEBHOOK_SECRET', 'hunter2'],
  ])('name an invalid %s without repeating it', (name, value) => {
    expect(() => parseConfig({ ...stripe, [name]: value })).toThrow(`  ${name}: `);
    expect(() => parseConfig({ ...stripe, [name]: value })).not.toThrow('hunter2');
  });
});

describe('translation', () => {
  const at = (TRANSLATION_URL: string, more: object = {}) => parseConfig({ TRANSLATION_URL, ...more }).translation;

  it('is nobody’s by default', () => {
    expect(parseConfig({}).translation).toBeUndefined();
  });

  it('goes to a server of one’s own, or to DeepL with a key', () => {
    const url = 'http://libretranslate:5000';
    expect(at(`${url}/`)).toEqual({ service: 'libretranslate', url, key: undefined });
    const deepl = { TRANSLATION_SERVICE: 'deepl', TRANSLATION_KEY: 'hunter2' };
    expect(at('https://api-free.deepl.com', deepl)).toMatchObject({ service: 'deepl', key: 'hunter2' });
  });

  it.each([
    'http://127.0.0.1:5000',
    'http://10.0.0.7',
    'http://[::1]:5000',
    'http://translate.internal',
    'https://t.example',
  ])('may go to %s', (url) => {
    expect(at(url)?.url).toBe(url);
  });

  it.each([
    [{ TRANSLATION_URL: 'http://translate.example' }, /TRANSLATION_URL: must begin with https/],
    [{ TRANSLATION_URL: 'http://8.8.8.8' }, /TRANSLATION_URL: must begin with https/],
    [{ TRANSLATION_URL: 'http://169.254.169.254' }, /TRANSLATION_URL: must begin with https/],
    [{ TRANSLATION_URL: 'https://a:b@t.example' }, /TRANSLATION_URL: must be an address without/],
    [{ TRANSLATION_URL: 'ftp://t.example' }, /TRANSLATION_URL/],
    [{ TRANSLATION_SERVICE: 'deepl', TRANSLATION_URL: 'https://api.deepl.com' }, /TRANSLATION_KEY: DeepL needs it/],
    [{ TRANSLATION_SERVICE: 'deepl' }, /TRANSLATION_URL: TRANSLATION_SERVICE needs it/],
    [{ TRANSLATION_KEY: 'hunter2' }, /TRANSLATION_URL: TRANSLATION_KEY needs it/],
    [{ TRANSLATION_SERVICE: 'other', TRANSLATION_URL: 'https://t.example' }, /TRANSLATION_SERVICE/],
  ])('is refused with %j', (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(message);
    expect(() => parseConfig(environment)).not.toThrow('hunter2');
  });
});

describe('.env.example', () => {
  const lines = readFileSync(path.resolve(import.meta.dirname, '../../../../../../.env.example'), 'utf8').split('\n');
  const examples = lines.flatMap((line) => {
    const [, name, value] = /^# ([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    return name ? [[name, (value ?? '').replaceAll('"', '')] as const] : [];
  });

  it('lists every setting once, and nothing else', () => {
    expect(examples.map(([name]) => name).toSorted()).toEqual(CONFIG_NAMES.toSorted());
  });

  it('describes each setting', () => {
    const described = new Set(
      lines.flatMap((line, at) =>
        /^# [A-Z0-9_]+=/.test(line) && /^# (?![A-Z0-9_]+=)\S|^# [A-Z0-9_]+=/.test(lines[at - 1] ?? '') ? [line] : [],
      ),
    );
    expect(described.size).toBe(examples.length);
  });

  it.each(examples)('%s=%s is accepted', (name, value) => {
    // Stripe's keys, TURN servers and their secret, and what a translation service needs are accepted together only.
    const group = [/^STRIPE_/, /^(ICE_SERVERS|TURN_SECRET)$/, /^TRANSLATION_/].find((one) => one.test(name));
    const together = group ? examples.filter(([other]) => group.test(other)) : [];
    expect(() =>
      parseConfig(
        name === 'PUBLIC_URL'
          ? { ...production, PUBLIC_URL: value }
          : { ...Object.fromEntries(together), [name]: value },
      ),
    ).not.toThrow();
  });

  it('is not usable in production as it is', () => {
    expect(() => parseConfig(Object.fromEntries(examples))).toThrow(/DEMO_MODE[\s\S]*APP_SECRET/);
  });
});
