import { z } from 'zod';

/** Characters of a message of the chat. */
export const MAX_CHAT = 2000;

/** What two pages tell each other beside picture and sound, over their own channel. */
const PeerWord = z.discriminatedUnion('say', [
  z.object({ say: z.literal('sends'), microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() }),
  z.object({ say: z.literal('chat'), text: z.string().min(1).max(MAX_CHAT) }),
]);
export type PeerWord = z.infer<typeof PeerWord>;

/** What somebody sends. */
export interface Sends {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
}

/** A word of another page; null for anything else. */
export function readWord(data: unknown): PeerWord | null {
  try {
    return PeerWord.parse(JSON.parse(String(data)));
  } catch {
    return null;
  }
}
