import { describe, expect, it } from 'vitest';
import type { GrayPicture } from '../picture.ts';
import { grayOf } from '../stage/paint.ts';
import { applyAct } from '../view/apply-act.ts';
import { edgesOf, fittedSize, lengthOf, toPicture } from '../view/geometry.ts';
import { actOfKey } from '../view/keys.ts';
import { FIRST_VIEW, moved, turned, windowed, zoomed } from '../view/view.ts';

const picture: GrayPicture = {
  kind: 'gray',
  rows: 100,
  columns: 200,
  pixelAspect: 2,
  spacing: { row: 2, column: 1, at: 'patient' },
  orientation: [1, 0, 0, 0, 1, 0],
  values: new Int16Array(20_000),
  slope: 1,
  intercept: 0,
  isInverted: false,
  isExact: false,
  window: { center: 40, width: 400 },
  unit: 'HU',
};
const key = (name: string, held: { shiftKey?: boolean; altKey?: boolean; ctrlKey?: boolean } = {}) =>
  actOfKey({ key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held });

describe('brightness', () => {
  // The pseudo-code of PS3.3 C.11.2.1.2.1 for center 2048 and width 4096, and for the smallest width.
  it.each([
    [-1, { center: 2048, width: 4096 }, false, 0],
    [0, { center: 2048, width: 4096 }, false, 0],
    [4095, { center: 2048, width: 4096 }, false, 255],
    [2047.5, { center: 2048, width: 4096 }, false, 128],
    [0, { center: 0.5, width: 1 }, false, 0],
    [1, { center: 0.5, width: 1 }, false, 255],
    [0, { center: 128, width: 256 }, true, 0],
    [256, { center: 128, width: 256 }, true, 255],
  ])('of %d by %o, exact: %s, is %d', (value, window, isExact, gray) => {
    expect(grayOf(value, window, isExact)).toBe(gray);
  });

  it('changes by dragging, and never loses its width', () => {
    expect(windowed(FIRST_VIEW, picture, { x: 30, y: 15 }).window).toEqual({ center: 60, width: 440 });
    expect(windowed(FIRST_VIEW, picture, { x: -9999, y: 0 }).window?.width).toBe(1);
  });
});

describe('the place of a picture', () => {
  it('fills its frame, also when turned, with pixels as high as they are', () => {
    expect(fittedSize(picture, { width: 400, height: 300 }, 0)).toEqual({ width: 300, height: 300 });
    expect(fittedSize({ ...picture, pixelAspect: 1 }, { width: 400, height: 300 }, 0)).toEqual({
      width: 400,
      height: 200,
    });
    expect(fittedSize({ ...picture, pixelAspect: 1 }, { width: 400, height: 300 }, 1)).toEqual({
      width: 300,
      height: 150,
    });
  });

  it('keeps the point under the pointer while zooming', () => {
    const size = fittedSize(picture, { width: 400, height: 300 }, 1);
    const pointer = { x: 37, y: -60 };
    for (const view of [FIRST_VIEW, moved(FIRST_VIEW, { x: 20, y: 5 }), turned(FIRST_VIEW)]) {
      const before = toPicture(pointer, view, picture, size);
      const after = toPicture(pointer, zoomed(view, 3, pointer), picture, size);
      expect(after.x).toBeCloseTo(before.x);
      expect(after.y).toBeCloseTo(before.y);
    }
  });

  it.each([
    [0, { x: 200, y: 50 }],
    [1, { x: 100, y: 0 }],
    [2, { x: 0, y: 50 }],
    [3, { x: 100, y: 100 }],
  ])('after %d quarter turns has its right edge elsewhere', (turns, edge) => {
    const found = toPicture({ x: 150, y: 0 }, { ...FIRST_VIEW, turns }, picture, { width: 300, height: 300 });
    expect(found.x).toBeCloseTo(edge.x);
    expect(found.y).toBeCloseTo(edge.y);
  });

  it('zooms within limits', () => {
    expect(zoomed(FIRST_VIEW, 1e9).zoom).toBe(20);
    expect(zoomed(FIRST_VIEW, 1e-9).zoom).toBe(0.25);
  });
});

describe('a length', () => {
  const line = { from: { x: 0, y: 0 }, to: { x: 3, y: 2 } };

  it.each([
    [picture.spacing, { value: 5, unit: 'mm', isAtDetector: false }],
    [{ row: 2, column: 1, at: 'detector' } as const, { value: 5, unit: 'mm', isAtDetector: true }],
    [null, { value: Math.hypot(3, 2), unit: 'px', isAtDetector: false }],
  ])('with the spacing %o', (spacing, length) => {
    expect(lengthOf(line, spacing)).toEqual(length);
  });
});

describe('sides of the patient', () => {
  it.each([
    ['axial', [1, 0, 0, 0, 1, 0], 0, 'A L P R'],
    ['axial, turned', [1, 0, 0, 0, 1, 0], 1, 'R A L P'],
    ['coronal', [1, 0, 0, 0, 0, -1], 0, 'H L F R'],
    ['sagittal', [0, 1, 0, 0, 0, -1], 0, 'H P F A'],
    ['oblique', [0.8, 0.6, 0, 0, 0, -1], 0, 'H LP F RA'],
  ])('%s', (_name, orientation, turns, sides) => {
    expect(
      edgesOf(orientation, turns)
        ?.map((letters) => letters.join(''))
        .join(' '),
    ).toBe(sides);
  });

  it('are not said where the file doesn’t tell', () => {
    expect(edgesOf(null, 0)).toBeNull();
    expect(edgesOf([0, 0, 0, 0, 0, 0], 0)).toBeNull();
  });
});

describe('keys', () => {
  it('leave the browser’s own alone', () => {
    expect([key('r', { ctrlKey: true }), key('Tab'), key('Escape'), key('x')]).toEqual([null, null, null, null]);
  });

  it('choose brightness of computed tomography only', () => {
    const act = key('2');
    expect(act).toEqual({ act: 'preset', index: 1 });
    if (!act) return;
    expect(applyAct(FIRST_VIEW, act, { picture, isCt: true }).window).toEqual({ center: -600, width: 1500 });
    expect(applyAct(FIRST_VIEW, act, { picture, isCt: false }).window).toBeNull();
  });

  it('measure: a line to begin with, whose ends arrows move', () => {
    const [measure, right, up] = [key('m'), key('ArrowRight', { shiftKey: true }), key('ArrowUp', { altKey: true })];
    if (!measure || !right || !up) throw new Error('a key does nothing');
    const given = { picture, isCt: false };
    const first = applyAct(FIRST_VIEW, measure, given);
    expect(first.line).toEqual({ from: { x: 50, y: 50 }, to: { x: 150, y: 50 } });
    const longer = applyAct(first, right, given);
    expect(longer.line?.to).toEqual({ x: 151, y: 50 });
    expect(applyAct(longer, up, given).line?.from).toEqual({ x: 50, y: 49 });
    expect(longer.pan).toEqual({ x: 0, y: 0 });
  });
});
