/** Characters of a message of the chat. */
export const MAX_CHAT = 2000;

/** What somebody sends. */
export interface Sends {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
}

/** What two pages tell each other beside picture and sound, over their own channel. */
export type PeerWord = ({ say: 'sends' } & Sends) | { say: 'chat'; text: string };

/** A word of another page; null for anything else. */
export function readWord(data: unknown): PeerWord | null {
  try {
    const { say, text, microphone, camera, screen } = JSON.parse(String(data)) as Record<string, unknown>;
    if (say === 'sends')
      return { say, microphone: microphone === true, camera: camera === true, screen: screen === true };
    return say === 'chat' && typeof text === 'string' && text ? { say, text: text.slice(0, MAX_CHAT) } : null;
  } catch {
    return null;
  }
}
