/** What a device shows: that there is something, and the page where it is. */
export interface Told {
  title: string;
  body: string;
  path: string;
  /** What is told again replaces what still stands there. */
  tag: string;
}

/** A notification must be shown for everything that arrives, even if it can't be read. */
const SOMETHING: Told = { title: 'Travesía', body: '', path: '/notifications', tag: 'travesia' };

/** Reads what the server sent. Its path can only be one of ours. */
export function readTold(text: string | undefined): Told {
  const { title, body, path } = parsed(text);
  if (typeof title !== 'string' || typeof body !== 'string' || typeof path !== 'string') return SOMETHING;
  return { title, body, path: /^\/(?![/\\])/.test(path) ? path : SOMETHING.path, tag: path };
}

function parsed(text = ''): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** An open page of ours. */
export interface OpenPage {
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
}

/** The open page that shows a path already; undefined if none does. */
export const pageAt = <P extends OpenPage>(pages: readonly P[], path: string): P | undefined =>
  pages.find(({ url }) => new URL(url).pathname === path.split(/[?#]/)[0]);
