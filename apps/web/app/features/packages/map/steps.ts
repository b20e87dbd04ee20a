import { type Frame, moved, zoomed } from './frame.ts';

/** Zoom factor of one press. */
export const CLOSER = 1.7;
/** Distance of one press, as a fraction of the visible area. */
export const STEP = 0.3;

const ACTS: Readonly<Record<string, (frame: Frame) => Frame>> = {
  closer: (frame) => zoomed(frame, CLOSER),
  farther: (frame) => zoomed(frame, 1 / CLOSER),
  north: (frame) => moved(frame, 0, -STEP),
  south: (frame) => moved(frame, 0, STEP),
  east: (frame) => moved(frame, STEP, 0),
  west: (frame) => moved(frame, -STEP, 0),
};

const KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowRight: 'east',
  ArrowLeft: 'west',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
};

/** Returns the frame after the named control; undefined for unknown names. */
export const afterAct = (act: string, frame: Frame): Frame | undefined => ACTS[act]?.(frame);

/** Returns the frame after a key press; undefined for keys the map ignores. */
export const afterKey = (key: string, frame: Frame): Frame | undefined => {
  const act = KEYS[key];
  return act === undefined ? undefined : afterAct(act, frame);
};
