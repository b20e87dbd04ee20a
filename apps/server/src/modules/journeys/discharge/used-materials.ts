import type { KeyObject } from 'node:crypto';
import type { DischargeContent, TracedKind } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { usedMaterials } from './discharge.tables.ts';
import { lotHashOf, normalizeLot } from './lot-hash.ts';
import type { PackRow } from './pack.lifecycle.ts';

/** What `detail_sealed` of a used material says. */
export interface MaterialDetail {
  name: string;
  maker: string;
  lot: string;
  udi: string;
}

type Row = typeof usedMaterials.$inferInsert;

/** What papers say was used, so that a recall finds it: implants, and medicines whose lot is known. */
export function materialsOf(
  { seal, lotKey, newId = uuidv7 }: { seal: Seal; lotKey: KeyObject; newId?: () => string },
  { id: packId, journeyId, providerId }: Pick<PackRow, 'id' | 'journeyId' | 'providerId'>,
  content: DischargeContent,
  usedOn: string,
): Row[] {
  const { items, implants, medicines } = content;
  const row = (kind: TracedKind, detail: MaterialDetail): Row[] => {
    // A lot without a letter or digit says nothing.
    if (!normalizeLot(detail.lot)) return [];
    const id = newId();
    return [
      {
        id,
        journeyId,
        providerId,
        packId,
        kind,
        lotHash: lotHashOf(lotKey, kind, detail.lot),
        detailSealed: seal.seal(JSON.stringify(detail), id),
        usedOn,
      },
    ];
  };
  return [
    ...(items.implants.state === 'given'
      ? implants.flatMap(({ name, maker, lot, udi }) => row('device', { name, maker, lot, udi }))
      : []),
    ...(items.medicines.state === 'given'
      ? medicines.flatMap(({ name, lot }) => row('medicine', { name, maker: '', lot, udi: '' }))
      : []),
  ];
}
