import { type Frame, moved, zoomed } from './frame.ts';

/** How much closer one press of a control comes. */
export const CLOSER = 1.7;
/** How far one press moves, as a share of what is in view. */
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

/** The frame after a control of that name; undefined for another name. */
export const afterAct = (act: string, frame: Frame): Frame | undefined => ACTS[act]?.(frame);

/** The frame after a key; undefined for keys that do nothing to the map. */
export const afterKey = (key: string, frame: Frame): Frame | undefined => {
  const act = KEYS[key];
  return act === undefined ? undefined : afterAct(act, frame);
};
