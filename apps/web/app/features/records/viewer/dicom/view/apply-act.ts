import type { Picture } from '../picture.ts';
import type { KeyAct } from './keys.ts';
import { CT_PRESETS, CT_WINDOWS } from './presets.ts';
import { fitted, type Line, moved, type Point, turned, type View, windowed, zoomed } from './view.ts';

/** Keys that change how a picture is shown. While measuring, keys that move the picture move the line's ends instead. */
export function applyAct(
  view: View,
  given: KeyAct,
  { picture, isCt }: { picture: Picture | null; isCt: boolean },
): View {
  switch (given.act) {
    case 'tool':
      return {
        ...view,
        tool: given.tool,
        line: given.tool === 'measure' && picture ? (view.line ?? middleLine(picture)) : view.line,
      };
    case 'zoom':
      return zoomed(view, given.factor);
    case 'pan':
      return view.tool === 'measure' && view.line ? moveEnd(view, view.line, 'to', given) : moved(view, given);
    case 'window':
      if (view.tool === 'measure' && view.line) return moveEnd(view, view.line, 'from', { x: -given.x, y: -given.y });
      return picture ? windowed(view, picture, given) : view;
    case 'preset': {
      const preset = CT_PRESETS[given.index];
      return isCt && preset ? { ...view, window: CT_WINDOWS[preset] } : view;
    }
    case 'fit':
      return fitted(view);
    case 'invert':
      return { ...view, isInverted: !view.isInverted };
    case 'turn':
      return turned(view);
    case 'reset':
      return { ...fitted(view), window: null, isInverted: false, turns: 0, line: null };
    case 'step':
    case 'edge':
    case 'play':
    case 'keys':
      return view;
  }
}

/** Across the middle half: somewhere to begin without a pointer. */
const middleLine = ({ columns, rows }: Picture): Line => ({
  from: { x: columns / 4, y: rows / 2 },
  to: { x: (columns * 3) / 4, y: rows / 2 },
});

/** By one pixel of the picture, in the direction of the arrow. */
function moveEnd(view: View, line: Line, end: 'from' | 'to', { x, y }: Point): View {
  return { ...view, line: { ...line, [end]: { x: line[end].x - Math.sign(x), y: line[end].y - Math.sign(y) } } };
}
