import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from '../../../platform/config/config.ts';
import { iceServers } from '../ice-servers.ts';

const at = new Date('2026-12-07T12:00:00Z');
const SECRET = 'a secret of coturn';
const ice = (environment: Record<string, string>) => iceServers(parseConfig(environment).ice, at);

describe('servers for a connection', () => {
  it('are none unless some are configured', () => {
    expect(ice({})).toEqual([]);
  });

  it('get passwords of coturn’s scheme, which expire within the hour and name nobody', () => {
    const servers = ice({
      ICE_SERVERS: 'stun:stun.example.org:3478, turns:turn.example.org:443?transport=tcp',
      TURN_SECRET: SECRET,
      TURN_MINUTES: '30',
    });
    const [stun, turn] = servers;
    expect(stun).toEqual({ urls: ['stun:stun.example.org:3478'] });
    const [expiry = ''] = turn?.username?.split(':') ?? [];
    expect(Number(expiry) * 1000).toBe(at.getTime() + 30 * 60_000);
    // As coturn computes it: base64(HMAC-SHA1(secret, username)).
    expect(turn?.credential).toBe(
      createHmac('sha1', SECRET)
        .update(turn?.username ?? '')
        .digest('base64'),
    );
    expect(ice({ ICE_SERVERS: 'turn:a.example', TURN_SECRET: SECRET })[0]?.username).not.toBe(
      ice({ ICE_SERVERS: 'turn:a.example', TURN_SECRET: SECRET })[0]?.username,
    );
  });

  it('are taken in JSON too, with passwords of their own', () => {
    const listed = [{ urls: ['turn:a.example', 'turn:a.example?transport=tcp'], username: 'u', credential: 'p' }];
    expect(ice({ ICE_SERVERS: JSON.stringify(listed) })).toEqual(listed);
  });

  it.each([
    [{ ICE_SERVERS: 'https://stun.example.org' }, 'ICE_SERVERS: 0.urls.0: must be addresses'],
    [{ ICE_SERVERS: '[{"urls":' }, 'ICE_SERVERS: must be a list'],
    [{ ICE_SERVERS: 'turn:a.example' }, 'TURN_SECRET: TURN servers'],
    [{ ICE_SERVERS: 'stun:a.example', TURN_SECRET: SECRET }, 'TURN_SECRET: no TURN server'],
    [{ ICE_SERVERS: 'turn:a.example', TURN_SECRET: 'short' }, 'TURN_SECRET'],
    [{ ICE_SERVERS: 'turn:a.example', TURN_SECRET: SECRET, TURN_MINUTES: '61' }, 'TURN_MINUTES'],
    [{ ICE_SERVERS: '[{"urls":"turn:a.example","username":"u"}]' }, 'username and credential belong together'],
  ])('are refused at the start if they make no sense: %j', (environment, message) => {
    expect(() => parseConfig(environment)).toThrow(ConfigError);
    expect(() => parseConfig(environment)).toThrow(message);
  });

  it('keep their secrets out of the message', () => {
    expect(() => parseConfig({ ICE_SERVERS: '[{"urls":"x","credential":"hush"}]' })).not.toThrow('hush');
  });
});
