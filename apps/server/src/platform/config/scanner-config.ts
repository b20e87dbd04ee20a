import { z } from 'zod';
import type { ClamdAddress } from '../scanning/clamd.ts';

const CLAMD_PORT = 3310;

/** Where clamd listens: `tcp://host:3310`, or `unix:/path/of/the/socket`. */
export const ClamdUrl = z
  .string()
  .regex(/^(tcp:\/\/[\w.-]+(:\d{1,5})?|unix:\/[^\0]+)$/, 'must be tcp://host:port or unix:/path')
  .transform((url): ClamdAddress => {
    if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) };
    const [host = '', port] = url.slice('tcp://'.length).split(':');
    return { host, port: port ? Number(port) : CLAMD_PORT };
  });
