import { describe, expect, it } from 'vitest';
import { placeLabels } from '../labels.ts';
import { marksOf, openedFrame, type Place } from '../marks.ts';

const place = (id: string, x: number, y: number, amount = 1000): Place => ({
  ids: [id],
  x,
  y,
  amount,
  price: String(amount),
  fullPrice: `US$ ${amount}`,
  name: id,
});
/** One map unit is one pixel. */
const frame = { x: 0, y: 0, width: 440, height: 550 };
const idsOf = (places: Place[], at = frame) => marksOf(places, at).map(({ ids }) => ids.join(' '));

describe('prices on the map', () => {
  it('are separate where there is room', () => {
    expect(idsOf([place('a', 100, 100), place('b', 300, 100)])).toEqual(['a', 'b']);
  });

  it('become a number where dots would overlap, with the lowest price and the center of all', () => {
    const [mark] = marksOf([place('a', 100, 100, 900), place('b', 110, 100, 400)], frame);
    expect(mark).toMatchObject({ ids: ['a', 'b'], x: 105, y: 100, cheapest: { name: 'b' } });
  });

  it('move to another side before they become a number', () => {
    const marks = marksOf([place('a', 100, 100), place('b', 140, 100), place('c', 180, 100)], frame);
    expect(marks.map(({ side }) => side)).toEqual(['top', 'bottom', 'top']);
  });

  it('split again when zoomed in', () => {
    const places = [place('a', 100, 100), place('b', 110, 100)];
    const [mark] = marksOf(places, frame);
    const opened = mark ? openedFrame(mark, frame) : null;
    expect(opened?.width).toBeLessThan(frame.width);
    expect(idsOf(places, opened ?? frame)).toEqual(['a', 'b']);
  });

  it('stay merged for clinics on one street at any zoom', () => {
    const [mark] = marksOf([place('a', 100, 100), place('b', 100.2, 100)], frame);
    expect(mark && openedFrame(mark, frame)).toBeNull();
  });

  it('keep every package, and never overlap', () => {
    const places = Array.from({ length: 40 }, (_none, at) => place(`p${at}`, (at * 67) % 440, (at * 131) % 550));
    const marks = marksOf(places, frame);
    expect(marks.flatMap(({ ids }) => ids).toSorted()).toEqual(places.flatMap(({ ids }) => ids).toSorted());
    const labels = marks.map(({ x, y, places: { length }, cheapest }) => ({
      x,
      y,
      letters: length > 1 ? 0 : cheapest.price.length,
    }));
    expect(placeLabels(labels).homeless).toBeNull();
  });
});
