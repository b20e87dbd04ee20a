import type { NewRoomRow } from '../modules/providers/index.ts';
import { demoId } from './demo-id.ts';
import { seededRandom } from './seeded-random.ts';
import type { DemoProvider } from './types.ts';

type Made = Pick<NewRoomRow, 'name' | 'kind' | 'capacity'>;

const WORDS = {
  es: {
    consultation: 'Consultorio',
    operating: 'Quirófano',
    chair: 'Unidad dental',
    procedure: 'Sala de procedimientos',
    recovery: 'Recuperación',
  },
  pt: {
    consultation: 'Consultório',
    operating: 'Centro cirúrgico',
    chair: 'Cadeira odontológica',
    procedure: 'Sala de procedimentos',
    recovery: 'Recuperação',
  },
} as const;

/** Rooms and beds of the demo clinics, two to five each, by what the clinic counts its capacity in. */
export function makeRooms(providers: readonly DemoProvider[]): NewRoomRow[] {
  return providers.flatMap((provider) =>
    roomsOf(provider).map((room, position) => ({
      ...room,
      id: demoId(`room/${provider.slug}/${position}`),
      providerId: provider.id,
      treatmentSlugs: [],
      position,
    })),
  );
}

function roomsOf({ slug, country, capacity: { unit, count } }: DemoProvider): Made[] {
  const word = WORDS[country === 'BR' ? 'pt' : 'es'];
  const random = seededRandom(`rooms/${slug}`);
  const consultation = (number: number): Made => ({
    name: `${word.consultation} ${number}`,
    kind: 'consultation_room',
    capacity: 1,
  });
  const operating = (number: number): Made => ({
    name: `${word.operating} ${number}`,
    kind: 'operating_room',
    capacity: 1,
  });
  const recovery: Made = {
    name: word.recovery,
    kind: 'recovery_bed',
    capacity: Math.max(2, Math.min(count, random.int(2, 8))),
  };
  if (unit === 'beds') return [consultation(1), operating(1), ...(count > 40 ? [operating(2)] : []), recovery];
  if (unit === 'chairs') {
    const chairs = Math.min(Math.max(count, 1), random.int(1, 3));
    const chair = (number: number): Made => ({ name: `${word.chair} ${number}`, kind: 'procedure_room', capacity: 1 });
    return [consultation(1), ...Array.from({ length: chairs }, (_, index) => chair(index + 1))];
  }
  const procedure: Made = { name: word.procedure, kind: 'procedure_room', capacity: 1 };
  return [consultation(1), ...(random.chance(0.5) ? [consultation(2)] : []), procedure, recovery];
}
