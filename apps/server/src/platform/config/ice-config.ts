import { z } from 'zod';

/** A STUN or TURN server. TURN servers without a password of their own get one that expires. */
export interface IceServerConfig {
  urls: string[];
  username?: string | undefined;
  credential?: string | undefined;
}

/** How browsers in a video consultation reach each other. */
export interface IceConfig {
  servers: IceServerConfig[];
  /** Shared with the TURN servers (coturn’s `static-auth-secret`). */
  turnSecret: string | undefined;
  /** How long a password for them lasts. */
  turnMinutes: number;
}

const IceUrl = z
  .string()
  .trim()
  .regex(
    /^(stuns?:[^\s/?@]+|turns?:[^\s/?@]+(\?transport=(udp|tcp))?)$/,
    'must be addresses such as stun:stun.example.org:3478 or turns:turn.example.org:443?transport=tcp',
  );

const Listed = z.array(
  z.strictObject({
    urls: z.preprocess((urls) => (typeof urls === 'string' ? [urls] : urls), z.array(IceUrl).min(1)),
    username: z.string().min(1).optional(),
    credential: z.string().min(1).optional(),
  }),
);

/** `ICE_SERVERS`: a list as browsers take it, in JSON, or addresses with commas between. */
export const IceServers = z.string().transform((text, context): IceServerConfig[] => {
  const given = text.trimStart().startsWith('[') ? parseJson(text) : text.split(',').map((urls) => ({ urls }));
  const read = Listed.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  context.addIssue(
    issue?.path.length
      ? `${issue.path.join('.')}: ${issue.message}`
      : 'must be a list in JSON, or addresses with commas between',
  );
  return z.NEVER;
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isTurn = (url: string) => url.startsWith('turn');

/** Whether a server is a TURN server that needs a password which expires. */
export const needsPassword = ({ urls, credential }: IceServerConfig): boolean =>
  credential === undefined && urls.some(isTurn);

/** What is wrong with settings that are each valid; null if nothing is. */
export function iceFault({ servers, turnSecret }: IceConfig): string | null {
  if (servers.some(({ username, credential }) => (username === undefined) !== (credential === undefined)))
    return 'ICE_SERVERS: username and credential belong together';
  const needs = servers.some(needsPassword);
  if (needs && turnSecret === undefined) return 'TURN_SECRET: TURN servers without a password in ICE_SERVERS need it';
  if (!needs && turnSecret !== undefined) return 'TURN_SECRET: no TURN server in ICE_SERVERS uses it';
  return null;
}
