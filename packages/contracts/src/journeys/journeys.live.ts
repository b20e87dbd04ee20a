import { z } from 'zod';
import { defineLiveEvent, Id } from '../kit/index.ts';

export const journeyChangedLive = defineLiveEvent({
  name: 'journey.changed',
  description: 'A journey, or a quote, task, document or itinerary entry of it, was made, changed or removed.',
  data: z.object({
    journey_id: Id,
    part: z.enum(['journey', 'quote', 'task', 'document', 'entry']),
    part_id: Id,
    version: z.int().min(1),
  }),
  numbered: ({ part, part_id: id, version }) => ({ stream: `${part}/${id}`, seq: version }),
});
