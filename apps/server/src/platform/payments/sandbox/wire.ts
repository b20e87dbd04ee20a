/** What a server sends to the process that runs the gateway, by IPC: secrets are in no environment and no argument list. */
export interface GatewayStart {
  folder: string;
  /** 0 takes a free one. */
  port: number;
  apiKey: string;
  /** Secrets that sign messages; two while one replaces the other. */
  secrets: string[];
  /** Allows faults to be ordered; none outside of tests. */
  controlToken: string | null;
  lateMs: number;
  /** Delays of retries are divided by this, for tests. */
  hurry: number;
}

/** Its answer. */
export type GatewayStarted = { address: string } | { inUse: true } | { failed: string };

/** Where our server takes the gateway's messages. */
export const WEBHOOK_PATH = '/api/v1/webhooks/sandbox';
/** Where the gateway's pages are, at the gateway and at our server. */
export const PAGES_PREFIX = '/sandbox';
