import type { Tool } from './view.ts';

export type KeyAct =
  | { act: 'step'; by: number }
  | { act: 'edge'; to: 'first' | 'last' }
  | { act: 'tool'; tool: Tool }
  | { act: 'zoom'; factor: number }
  | { act: 'pan'; x: number; y: number }
  | { act: 'window'; x: number; y: number }
  | { act: 'preset'; index: number }
  | { act: 'fit' | 'invert' | 'turn' | 'reset' | 'play' | 'keys' };

const PAN = 40;
const WINDOW = 15;
const ACTS: Readonly<Record<string, KeyAct>> = {
  ArrowDown: { act: 'step', by: 1 },
  ArrowRight: { act: 'step', by: 1 },
  ArrowUp: { act: 'step', by: -1 },
  ArrowLeft: { act: 'step', by: -1 },
  PageDown: { act: 'step', by: 10 },
  PageUp: { act: 'step', by: -10 },
  Home: { act: 'edge', to: 'first' },
  End: { act: 'edge', to: 'last' },
  s: { act: 'tool', tool: 'scroll' },
  w: { act: 'tool', tool: 'window' },
  p: { act: 'tool', tool: 'pan' },
  z: { act: 'tool', tool: 'zoom' },
  m: { act: 'tool', tool: 'measure' },
  '+': { act: 'zoom', factor: 1.25 },
  '=': { act: 'zoom', factor: 1.25 },
  '-': { act: 'zoom', factor: 0.8 },
  f: { act: 'fit' },
  i: { act: 'invert' },
  r: { act: 'turn' },
  '0': { act: 'reset' },
  ' ': { act: 'play' },
  '?': { act: 'keys' },
};
const SHIFTED: Readonly<Record<string, KeyAct>> = {
  ArrowLeft: { act: 'pan', x: PAN, y: 0 },
  ArrowRight: { act: 'pan', x: -PAN, y: 0 },
  ArrowUp: { act: 'pan', x: 0, y: PAN },
  ArrowDown: { act: 'pan', x: 0, y: -PAN },
};
const WITH_ALT: Readonly<Record<string, KeyAct>> = {
  ArrowLeft: { act: 'window', x: -WINDOW, y: 0 },
  ArrowRight: { act: 'window', x: WINDOW, y: 0 },
  ArrowUp: { act: 'window', x: 0, y: -WINDOW },
  ArrowDown: { act: 'window', x: 0, y: WINDOW },
};

interface Pressed {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** What a key does while the picture has the focus; null leaves it to the browser. */
export function actOfKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): KeyAct | null {
  if (ctrlKey || metaKey) return null;
  if (altKey) return WITH_ALT[key] ?? null;
  if (shiftKey && SHIFTED[key]) return SHIFTED[key];
  if (/^[1-4]$/.test(key)) return { act: 'preset', index: Number(key) - 1 };
  return ACTS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
