import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveKey, hashAddress, loadSecret } from '../secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'travesia-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('loadSecret', () => {
  it('uses the configured one, and writes nothing to disk', () => {
    expect(loadSecret({ secret: 'given', dataDir: path.join(dataDir, 'unused') })).toBe('given');
    expect(() => statSync(path.join(dataDir, 'unused'))).toThrow('ENOENT');
  });

  it('generates one at the first start, for its owner only, and reuses it', () => {
    const made = loadSecret({ secret: undefined, dataDir: path.join(dataDir, 'new') });
    expect(made.length).toBeGreaterThanOrEqual(48);
    expect(statSync(path.join(dataDir, 'new/secret')).mode & 0o777).toBe(0o600);
    expect(loadSecret({ secret: undefined, dataDir: path.join(dataDir, 'new') })).toBe(made);
    expect(readFileSync(path.join(dataDir, 'new/secret'), 'utf8').trim()).toBe(made);
  });

  it('differs between installations', () => {
    expect(loadSecret({ secret: undefined, dataDir: path.join(dataDir, 'a') })).not.toBe(
      loadSecret({ secret: undefined, dataDir: path.join(dataDir, 'b') }),
    );
  });

  it('rejects a file without one, saying what to do', () => {
    writeFileSync(path.join(dataDir, 'secret'), '');
    expect(() => loadSecret({ secret: undefined, dataDir })).toThrow('delete it to have a new one made');
  });
});

describe('hashAddress', () => {
  it('is the same only for the same network and secret', () => {
    const hash = hashAddress('secret', '203.0.113.7');
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(hashAddress('secret', '::ffff:203.0.113.7')).toBe(hash);
    expect(hashAddress('secret', '203.0.113.8')).not.toBe(hash);
    expect(hashAddress('other', '203.0.113.7')).not.toBe(hash);
  });
});

describe('deriveKey', () => {
  it('gives every purpose its own key', () => {
    const key = deriveKey('secret', 'a');
    expect(key.symmetricKeySize).toBe(32);
    expect(key.equals(deriveKey('secret', 'a'))).toBe(true);
    expect(key.equals(deriveKey('secret', 'b'))).toBe(false);
    expect(key.equals(deriveKey('another', 'a'))).toBe(false);
  });
});
