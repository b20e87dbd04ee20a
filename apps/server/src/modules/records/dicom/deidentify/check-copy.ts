import { SYNTAX } from '../transfer-syntaxes.ts';
import type { Dropped } from './dropped-texts.ts';
import { KEPT_ELEMENTS, META_ELEMENTS, PIXELS } from './kept-elements.ts';

const LONG = new Set(['OB', 'OW']);

/**
 * Reads a finished copy anew, by a strict walk that shares no code with the parser of the original or with the writer: each element
 * must be on the list, once, in ascending order and not nested, nothing may be behind the pixels, and what was dropped may occur nowhere.
 */
export function isClean(copy: Uint8Array, { pixels, dropped }: { pixels: Uint8Array; dropped: Dropped }): boolean {
  const bytes = Buffer.from(copy.buffer, copy.byteOffset, copy.byteLength);
  if (bytes.subarray(0, 128).some((byte) => byte !== 0) || bytes.toString('latin1', 128, 132) !== 'DICM') return false;
  const end = walk(bytes);
  if (end === null) return false;
  if (!bytes.subarray(end.pixelsAt).equals(pixels)) return false;
  return !holds(bytes.toString('latin1', 0, end.pixelsAt).toLowerCase(), dropped);
}

/** Where the pixels begin, or null if anything is not as it must be. */
function walk(bytes: Buffer): { pixelsAt: number } | null {
  let at = 132;
  let last = '';
  let syntax: string = SYNTAX.explicitLittle;
  while (at + 8 <= bytes.length) {
    const tag = `x${hex(bytes.readUInt16LE(at))}${hex(bytes.readUInt16LE(at + 2))}`;
    if (tag <= last) return null;
    last = tag;
    const isMeta = tag.startsWith('x0002');
    const isExplicit = isMeta || syntax !== SYNTAX.implicitLittle;
    const vr = isExplicit ? bytes.toString('latin1', at + 4, at + 6) : null;
    const isLong = vr !== null && LONG.has(vr);
    const valueAt = at + (isLong ? 12 : 8);
    if (valueAt > bytes.length) return null;
    const length = lengthAt(bytes, at, vr);
    if (tag === PIXELS) return [bytes.length - valueAt, 0xffffffff].includes(length) ? { pixelsAt: valueAt } : null;
    if (!isAllowed(tag, vr) || valueAt + length > bytes.length) return null;
    const value = bytes.toString('latin1', valueAt, valueAt + length);
    if (tag === 'x00020010') syntax = value.replace(/\0$/, '');
    if (!fits(tag, value)) return null;
    at = valueAt + length;
  }
  return null;
}

function lengthAt(bytes: Buffer, at: number, vr: string | null): number {
  if (vr === null) return bytes.readUInt32LE(at + 4);
  return LONG.has(vr) ? bytes.readUInt32LE(at + 8) : bytes.readUInt16LE(at + 6);
}

const hex = (number: number): string => number.toString(16).padStart(4, '0');

function isAllowed(tag: string, vr: string | null): boolean {
  if (tag.startsWith('x0002')) return META_ELEMENTS.has(tag);
  const kept = KEPT_ELEMENTS[tag];
  if (!kept) return false;
  return vr === null || vr === kept.vr || (kept.as === 'pixel_value' && vr === 'SS');
}

/** The closed form of each value, once more and independent of how it was taken over. */
function fits(tag: string, value: string): boolean {
  const kept = KEPT_ELEMENTS[tag];
  if (!kept) return true;
  const parts = value.replace(/[\0 ]$/, '').split('\\');
  switch (kept.as) {
    case 'short':
    case 'pixel_value':
      return value.length === 2;
    case 'constant':
      return parts.join('\\') === kept.value;
    case 'words':
      return parts.every((part) => kept.words.has(part));
    case 'new_uid':
      return parts.length === 1 && /^2\.25\.[1-9]\d{0,38}$/.test(parts[0] ?? '');
    case 'class':
      return /^1\.2\.840\.10008\.5\.1\.4\.1\.1\.[\d.]+$/.test(parts[0] ?? '');
    case 'decimals':
    case 'integers':
      return parts.length <= kept.most && parts.every((part) => /^[\d.+\-eE]{1,16}$/.test(part));
  }
}

function holds(text: string, { texts, numbers }: Dropped): boolean {
  if ([...texts].some((part) => text.includes(part))) return true;
  // Digits within a longer number are no identifier.
  const runs = new Set(text.match(/[\d.]+/g));
  return [...numbers].some((number) => runs.has(number));
}
