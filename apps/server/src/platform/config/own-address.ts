import type { Config } from './config.ts';

/** Base URL of links: the public URL, or the listening address if there is none. */
export function ownAddress({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl;
  // A wildcard address can't be opened in a browser.
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
