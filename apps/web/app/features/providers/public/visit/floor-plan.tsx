import type { ProviderDetail } from '@travesia/contracts/providers';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { visitTexts } from './texts.ts';
import type { Room } from './visit-view.ts';

/** Size of the drawing, and its corridor. */
const WIDTH = 360;
const HEIGHT = 250;
const CORRIDOR = { top: 106, bottom: 144 };
const EDGE = 8;
/** Beds drawn in the ward; its label has their number. */
const MOST_BEDS = 6;
const DOOR = 22;
const ENTRANCE = EDGE + 16;

interface Placed {
  room: Room;
  x: number;
  y: number;
  width: number;
  height: number;
  upper: boolean;
}

/** Rooms on both sides of a corridor: what comes first below, next to the entrance. */
function placeRooms(rooms: readonly Room[]): Placed[] {
  const half = Math.ceil(rooms.length / 2);
  return [rooms.slice(0, half), rooms.slice(half)].flatMap((row, index) => {
    const upper = index === 1;
    const width = (WIDTH - 2 * EDGE) / Math.max(row.length, 1);
    return row.map((room, place) => ({
      room,
      x: EDGE + place * width,
      y: upper ? EDGE : CORRIDOR.bottom,
      width,
      height: upper ? CORRIDOR.top - EDGE : HEIGHT - EDGE - CORRIDOR.bottom,
      upper,
    }));
  });
}

/** A drawing of a clinic's rooms, made from what it offers; not to scale and not the real building. */
export function FloorPlan({ rooms, beds }: { rooms: readonly Room[]; beds: ProviderDetail['beds'] }) {
  const t = useTexts(visitTexts);
  const placed = placeRooms(rooms);
  const firstRoom = placed[0]?.width ?? 0;
  const name = (room: Room) => (room === 'ward' && beds ? t('room.beds', { count: beds }) : t(`room.${room}`));
  return (
    <figure className="visit-part visit-plan">
      <h3>
        {t('plan.heading')} <DemoBadge>{t('plan.drawing')}</DemoBadge>
      </h3>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('plan.label', { rooms: rooms.map(name).join(', ') })}
      >
        <rect className="plan-floor" x={EDGE} y={EDGE} width={WIDTH - 2 * EDGE} height={HEIGHT - 2 * EDGE} />
        {placed.map((one) => (
          <RoomDrawing key={one.room} placed={one} label={t(`room.${one.room}`)} beds={beds} />
        ))}
        <path className="plan-entrance" d={`M${ENTRANCE - 10} ${HEIGHT - EDGE}h20`} />
        <path
          className="plan-way"
          d={`M${ENTRANCE} ${HEIGHT - EDGE - 10}V164H${EDGE + firstRoom / 2}V125H${WIDTH - 40}`}
        />
      </svg>
      <figcaption className="small muted measure">{t('plan.caption', { beds: beds ?? 0 })}</figcaption>
    </figure>
  );
}

function RoomDrawing({ placed, label, beds }: { placed: Placed; label: string; beds: ProviderDetail['beds'] }) {
  const { room, x, y, width, height, upper } = placed;
  const middle = x + width / 2;
  const wall = upper ? y + height : y;
  const words = label.split(' ');
  const lines = label.length * 6.4 > width - 12 && words.length > 1 ? [words[0], words.slice(1).join(' ')] : [label];
  return (
    <g>
      <rect
        className={room === 'theater' || room === 'treatment' ? 'plan-room plan-main' : 'plan-room'}
        x={x}
        y={y}
        width={width}
        height={height}
      />
      <path className="plan-door" d={`M${middle - DOOR / 2} ${wall}h${DOOR}`} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={middle}
          y={(upper ? y + 30 : y + height - 6 - lines.length * 15) + index * 15}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
      {room === 'ward' && beds
        ? Array.from({ length: Math.min(beds, MOST_BEDS) }, (_, index) => (
            <rect
              key={index}
              className="plan-bed"
              x={middle + (index - Math.min(beds, MOST_BEDS) / 2) * 14 + 2}
              y={y + height - 36}
              width={10}
              height={18}
              rx={2}
            />
          ))
        : null}
    </g>
  );
}
