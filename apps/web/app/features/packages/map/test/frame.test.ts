import { describe, expect, it } from 'vitest';
import { areaOf, areaText, frameOf, parseArea } from '../area.ts';
import { around, canZoom, fitted, moved, NARROWEST, placeIn, viewBoxOf, zoomed } from '../frame.ts';
import { afterAct, afterKey } from '../steps.ts';

const frame = { x: 300, y: 400, width: 200, height: 250 };

describe('the visible part of the map', () => {
  it('keeps the point under the cursor in place while zooming in', () => {
    const at = { x: 0.25, y: 0.5 };
    const closer = zoomed(frame, 2, at);
    expect(closer).toEqual({ x: 325, y: 462.5, width: 100, height: 125 });
    expect(closer.x + closer.width * at.x).toBe(frame.x + frame.width * at.x);
  });

  it("stops zooming at the coast's resolution, and says so", () => {
    const closest = zoomed(frame, 1000);
    expect(closest.width).toBe(NARROWEST);
    expect(canZoom(closest)).toEqual({ closer: false, farther: true });
    expect(canZoom(zoomed(frame, 0.001))).toEqual({ closer: true, farther: false });
  });

  it('stays over the land and never shows where the drawing ends in the north', () => {
    expect(moved(frame, 50, 0).x).toBeLessThan(860);
    expect(moved(frame, 0, -50).y).toBe(74);
  });

  it('fits all points with room for their prices, at the given aspect ratio', () => {
    const shown = around(
      [
        { x: 300, y: 400 },
        { x: 500, y: 440 },
      ],
      0.8,
    );
    expect(shown).toEqual({ x: 275, y: 263.75, width: 250, height: 312.5 });
    expect(around([])).toBeNull();
  });

  it('contains another frame when the window has a different aspect ratio', () => {
    expect(fitted(frame, 2)).toEqual({ x: 150, y: 400, width: 500, height: 250 });
  });

  it('is formatted for CSS and SVG', () => {
    expect(placeIn(frame, { x: 350, y: 400 })).toEqual({ left: '25%', top: '0%' });
    expect(viewBoxOf({ ...frame, x: 300.123 })).toBe('300.1 400 200 250');
  });

  it('moves the same way by keys and by links', () => {
    for (const [key, act] of [
      ['ArrowLeft', 'west'],
      ['ArrowUp', 'north'],
      ['+', 'closer'],
      ['-', 'farther'],
    ] as const)
      expect(afterKey(key, frame)).toEqual(afterAct(act, frame));
    expect(afterKey('a', frame)).toBeUndefined();
    expect(afterAct('dance', frame)).toBeUndefined();
  });
});

describe('an area in the URL', () => {
  it('is parsed as the API parses it', () => {
    expect(parseArea('-76,5,-75,7')).toEqual({ west: -76, south: 5, east: -75, north: 7 });
  });

  it.each([
    null,
    '',
    'abc',
    '1,2,3',
    '1,2,3,4,5',
    '-75,5,-76,7',
    '-76,7,-75,5',
    '-76,5,-75,86',
    '-200,5,-75,7',
    ',,,',
    '1,,3,4',
  ])('%j is invalid', (text) => {
    expect(parseArea(text)).toBeNull();
  });

  it('matches the frame that shows it', () => {
    const area = { west: -76, south: 5, east: -75, north: 7 };
    const projection = {
      project: (lat: number, lon: number) => ({ x: lon, y: -lat }),
      unproject: ({ x, y }: { x: number; y: number }) => ({ lat: -y, lon: x }),
    };
    expect(areaText(areaOf(frameOf(area, projection), projection))).toBe('-76,5,-75,7');
  });
});
