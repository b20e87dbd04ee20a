import { describe, expect, it } from 'vitest';
import { readRange } from '../send-file.ts';

describe('readRange', () => {
  it.each([
    [undefined, null],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=9-3', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=1-2', null],
  ])('%s of 100 bytes: %j', (header, range) => expect(readRange(header, 100)).toEqual(range));

  it('finds nothing in an empty file', () => expect(readRange('bytes=0-', 0)).toBe('outside'));
});
