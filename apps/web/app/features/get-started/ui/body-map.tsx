import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { startAddress } from '../answers.ts';
import type { Area } from '../body-areas.ts';
import type { StartData } from '../load-start.ts';
import { startTexts } from '../texts.ts';

/** A standing person, front view; one half, mirrored at x = 150. */
const OUTLINE =
  'M150 14C134 14 124 27 125 45C126 58 131 67 138 73V88C136 95 122 99 110 104C97 109 92 120 90 136C87 160 82 190 74 214C70 227 66 238 67 246C70 251 76 248 79 241C88 220 97 196 103 168C106 192 106 208 102 230C98 252 98 274 101 302C104 332 107 346 106 368C105 394 108 420 112 446C110 456 104 461 106 465C114 468 126 467 130 462C129 438 134 408 134 378C134 350 141 320 146 282H150';

/** Areas that can be pointed at. */
type PlacedArea = Exclude<Area, 'whole'>;
type Point = readonly [x: number, y: number, side: 'left' | 'right', labelY: number];

/** Points of the areas on the drawing, and the side of their label. */
const POINTS: Readonly<Record<PlacedArea, Point>> = {
  hair: [150, 16, 'right', 16],
  eyes: [143, 42, 'left', 34],
  face: [158, 50, 'right', 50],
  teeth: [150, 63, 'left', 72],
  breasts: [128, 134, 'left', 128],
  heart: [161, 130, 'right', 118],
  back: [150, 168, 'right', 160],
  belly: [150, 200, 'left', 196],
  hips: [185, 246, 'right', 242],
  pelvis: [150, 262, 'left', 266],
  knees: [122, 366, 'left', 362],
};

const isPlaced = (area: Area): area is PlacedArea => area in POINTS;

const NAME_X = { left: 62, right: 238 } as const;

/** The body areas as a drawing, for pointers. Keyboards and screen readers use the equivalent list next to it. */
export function BodyMap({ data }: { data: StartData }) {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  const { answers, areas, steps } = data;
  const next = steps[steps.indexOf('area') + 1] ?? 'plan';
  const href = (area: Area) => path(startAddress({ ...answers, area, treatment: null }, next));
  return (
    <svg className="body-map" viewBox="0 0 300 480" aria-hidden="true">
      <path d={OUTLINE} />
      <path d={OUTLINE} transform="matrix(-1 0 0 1 300 0)" />
      {areas.filter(isPlaced).map((area) => {
        const [x, y, side, labelY] = POINTS[area];
        return (
          <a key={area} href={href(area)} tabIndex={-1} className={area === answers.area ? 'body-chosen' : undefined}>
            <path className="body-lead" d={`M${x} ${y}L${NAME_X[side]} ${labelY}`} />
            <circle className="body-halo" cx={x} cy={y} r="17" />
            <circle className="body-point" cx={x} cy={y} r="6" />
            <text x={NAME_X[side]} y={labelY + 4} textAnchor={side === 'left' ? 'end' : 'start'}>
              {t(`area.${area}Short`)}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
