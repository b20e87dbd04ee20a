import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFiles } from '../serve-files.ts';

const client = mkdtempSync(path.join(tmpdir(), 'travesia-files-'));
const app = Fastify();
beforeAll(async () => {
  mkdirSync(path.join(client, 'assets'));
  for (const name of [
    'dicom-decoder-Ab_1-c.js',
    'dicom-decoder-Ab_1-c.js.br',
    'dicom-viewer-Ab1.js',
    'not-dicom-decoder-Ab1.js',
  ])
    writeFileSync(path.join(client, 'assets', name), 'export {};');
  app.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', 'strict'));
  await app.register(serveFiles, { client });
});
afterAll(async () => {
  await app.close();
  rmSync(client, { recursive: true });
});

const policyOf = async (file: string, encoding = '') =>
  (await app.inject({ url: `/assets/${file}`, headers: { 'accept-encoding': encoding } })).headers[
    'content-security-policy'
  ];

it('lets only the decoder of scans compile WebAssembly', async () => {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
  expect(await policyOf('dicom-decoder-Ab_1-c.js')).toBe(policy);
  expect(await policyOf('dicom-decoder-Ab_1-c.js', 'br')).toBe(policy);
  expect(await policyOf('dicom-viewer-Ab1.js')).toBe('strict');
  expect(await policyOf('not-dicom-decoder-Ab1.js')).toBe('strict');
});
