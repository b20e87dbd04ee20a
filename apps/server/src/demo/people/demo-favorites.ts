import type { DemoFavorites, DemoSaved } from '../../modules/favorites/index.ts';
import { demoId } from '../demo-id.ts';

const ANA = demoId('person/patient');
const clinic = (slug: string) => demoId(`provider/${slug}`);

type Unsaved = DemoSaved extends infer S ? (S extends unknown ? Omit<S, 'id'> : never) : never;

const list = (key: string, name: string | null, daysAgo: number, items: readonly Unsaved[]): DemoFavorites => ({
  id: demoId(`favorites/${key}`),
  userId: ANA,
  name,
  daysAgo,
  items: items.map((item, place) => ({ ...item, id: demoId(`favorites/${key}/${place}`) })),
});

/** What the demo's patient saved, with her notes. */
export const DEMO_FAVORITES: readonly DemoFavorites[] = [
  list('saved', null, 24, [
    { kind: 'treatment', treatment: 'hip-replacement', daysAgo: 24, note: null },
    { kind: 'treatment', treatment: 'dental-implant-single', daysAgo: 9, note: null },
    {
      kind: 'provider',
      providerId: clinic('sonrisa-pacifico'),
      daysAgo: 8,
      note: 'Lima has a direct flight. Waiting for their answer.',
    },
  ]),
  list('hip', 'Hip, spring', 20, [
    {
      kind: 'package',
      providerId: clinic('clinica-valle-central'),
      treatment: 'hip-replacement',
      percent: 106,
      daysAgo: 20,
      note: 'Dr. Araya answered within a day. Nurse by phone for six weeks after I’m home.',
    },
    {
      kind: 'package',
      providerId: clinic('ortopedia-mitras'),
      treatment: 'hip-replacement',
      percent: 100,
      daysAgo: 18,
      note: null,
    },
    {
      kind: 'package',
      providerId: clinic('hospital-cafetal'),
      treatment: 'hip-replacement',
      percent: 97,
      daysAgo: 17,
      note: 'A big hospital with its own emergency room. Ask about the waiting time.',
    },
    { kind: 'provider', providerId: clinic('clinica-valle-central'), daysAgo: 20, note: null },
  ]),
];
