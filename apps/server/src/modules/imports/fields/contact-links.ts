import { foldText } from './clean-text.ts';

/** The first email address in the cell, lower case, or null. */
export function readEmail(cell: string): string | null {
  const found = /[a-z0-9._%+'-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i.exec(cell.replace(/\s*@\s*/, '@'));
  return found ? found[0].replace(/^[.'-]+/, '').toLowerCase() : null;
}

/** The first web address in the cell as an http(s) URL, or null. Page names on social networks don't count. */
export function readWebsite(cell: string): string | null {
  const word = cell.trim().split(/[\s;,]+/)[0] ?? '';
  if (
    word.includes('@') ||
    !/^(?:https?:\/\/|https?:\/?|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:].*)?$/iu.test(word)
  )
    return null;
  const address = /^https?:/i.test(word) ? word.replace(/^(https?):\/*/i, '$1://') : `http://${word}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/\.[a-z]{2,}$/.test(foldText(url.hostname)) || url.username || url.password) return null;
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
}
