import { z } from 'zod';
import { defineLiveEvent, Id } from '../kit/index.ts';

export const recordsChangedLive = defineLiveEvent({
  name: 'records.changed',
  description: 'A record was added, changed, shared, read by a clinic or erased, or a file of it was checked.',
  data: z.object({ record_id: Id.nullable(), journey_id: Id.nullable() }),
  numbered: null,
});
