import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { createFiles } from '../../../platform/storage/files.ts';
import { Readable } from 'node:stream';
import { formOf, openApplications, type OpenApplications, pdf } from '../testing/open-applications.ts';

const MB = 1024 * 1024;
const sweep = defineJob('storage.delete_forsaken', z.object({}));
let open: OpenApplications;
let origin: string;
beforeAll(async () => {
  open = await openApplications();
  await open.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(open.app.server.address() as AddressInfo).port}`;
});
afterAll(() => open.close());

async function send(token: string, id: string, content: Buffer, name = 'licencia.pdf') {
  const { payload, headers } = formOf({ name, content });
  const answer = await fetch(`${origin}/api/v1/provider/applications/${id}/files`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: payload,
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
}

it('rejects too large or invalid uploads with a reason over a real connection', async () => {
  const { access, id } = await open.apply();
  const large = Buffer.concat([pdf, Buffer.alloc(40 * MB)]);
  expect(await send(access, id, large)).toMatchObject({ status: 413, body: { code: 'upload.too_large' } });
  const wrong = Buffer.alloc(9 * MB, 'x');
  expect(await send(access, id, wrong)).toMatchObject({ status: 415, body: { code: 'upload.type_not_taken' } });
  expect(await send(access, id, pdf)).toMatchObject({ status: 201 });
});

it('deletes unused files after a day, not before', async () => {
  const { database, clock, storage } = open;
  const files = createFiles(database, storage, clock);
  const facts = { name: 'a.pdf', mediaType: 'application/pdf', maxBytes: 100, uploadedBy: null };
  const { id } = await files.take(Readable.from([pdf]), facts);
  const sweepNow = async () => {
    await open.jobs.enqueue(null, sweep, {});
    await open.settle();
  };
  open.pass(23 * 60);
  await sweepNow();
  expect(await storage.stat(id)).not.toBeNull();
  open.pass(61);
  await sweepNow();
  expect(await storage.stat(id)).toBeNull();
});
