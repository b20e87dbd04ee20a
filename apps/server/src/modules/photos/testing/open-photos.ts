import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { CLINIC, openHouse } from '../../contexts/testing/open-house.ts';
import { photosRoutes } from '../photos.routes.ts';
import { providerHolders } from '../provider-holders.ts';

/** A photo of this size in this color. */
export const photoOf = (width = 900, height = 600, background = '#2a6f97'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const metadata = (name: string) => `filename ${Buffer.from(name).toString('base64')},filetype aW1hZ2UvanBlZw==`;

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  body: Record<string, unknown>;
}

/** Clinics that add photos, over a real connection, which can be cut. */
export async function openPhotos() {
  const house = await openHouse((accounts, files) => photosRoutes({ ...accounts, files, holders: providerHolders }));
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = house.app.server.address() as AddressInfo;

  const call = async (
    method: 'POST' | 'HEAD' | 'GET' | 'PATCH' | 'DELETE' | 'OPTIONS',
    path: string,
    token: string,
    headers: Record<string, string> = {},
    payload?: Buffer,
  ): Promise<Answer> => {
    const answer = await house.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(payload ? { payload } : {}),
    });
    const body = answer.body ? (answer.json() as Record<string, unknown>) : {};
    return { status: answer.statusCode, headers: answer.headers, body };
  };
  const begin = (token: string, size: number, name = 'clinic.jpg', headers: Record<string, string> = {}) =>
    call('POST', '/api/v1/provider/photo-uploads', token, {
      'upload-length': String(size),
      'upload-metadata': metadata(name),
      ...headers,
    });
  const part = (token: string, place: string, offset: number, bytes: Buffer) =>
    call(
      'PATCH',
      place,
      token,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    );
  const offsetOf = async (token: string, place: string) =>
    Number((await call('HEAD', place, token)).headers['upload-offset']);
  const unfinished = async () => (await house.run(sql`select 1 from stored_files where sha256 is null`)).rows.length;
  /** Sends some bytes of a part that announces all the rest, then tears the connection. */
  const cut = (token: string, place: string, offset: number, announced: number, bytes: Buffer) =>
    new Promise<void>((resolve) => {
      const sent = request({
        port,
        host: '127.0.0.1',
        method: 'PATCH',
        path: place,
        headers: {
          authorization: `Bearer ${token}`,
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          'content-length': String(announced),
        },
      });
      sent.on('error', () => resolve());
      sent.on('close', () => resolve());
      sent.write(bytes, () => {
        // Once the server has begun to store the part, what was sent before the tear comes through.
        void vi.waitFor(async () => expect(await unfinished()).toBe(1)).then(() => sent.destroy());
      });
    });
  const upload = async (token: string, content: Buffer, name?: string): Promise<string> => {
    const { headers } = await begin(token, content.length, name);
    const place = String(headers['location']);
    await part(token, place, 0, content);
    return place.split('/').at(-1) ?? '';
  };
  return {
    ...house,
    call,
    begin,
    part,
    cut,
    offsetOf,
    upload,
    /** Uploads a photo and adds it. */
    add: async (token: string, asked: object = { subject: 'clinic' }, content?: Buffer) =>
      house.send('POST', '/provider/photos', token, {
        upload_id: await upload(token, content ?? (await photoOf())),
        ...asked,
      }),
    gallery: async (id = CLINIC) =>
      (await house.run(sql`select gallery from providers where id = ${id}`)).rows[0]?.['gallery'] as {
        id: string;
        alt: Record<string, string>;
      }[],
    kept: async () =>
      Number((await house.run(sql`select count(*) from stored_files where delete_after is null`)).rows[0]?.['count']),
  };
}

export type OpenPhotos = Awaited<ReturnType<typeof openPhotos>>;
