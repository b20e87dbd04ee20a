import type { Config } from './config.ts';

/** Where links lead: the public address, or while there is none the one it listens on. */
export function ownAddress({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl;
  // Every network of the machine is no address that a browser could open.
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
