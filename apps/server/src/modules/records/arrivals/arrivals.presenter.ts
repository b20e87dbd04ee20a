import type { RecordArrival } from '@travesia/contracts/records';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { RecordFileRow } from './record-file.lifecycle.ts';

/** A file that is being checked or was refused. */
export const presentArrival = (seal: Seal, row: RecordFileRow): RecordArrival => ({
  id: row.id,
  name: seal.open(row.nameSealed, row.id),
  size: row.size,
  status: row.status === 'refused' ? 'refused' : 'checking',
  refusal: row.refusal,
  arrived_at: row.createdAt.toISOString(),
});
