import { z } from 'zod';
import { defineLiveEvent } from '../../kit/index.ts';

export const feedGrewLive = defineLiveEvent({
  name: 'admin.live',
  description:
    'The feed of the platform has entries up to this position. What is between is asked for, so one that is missed costs nothing.',
  data: z.object({ last_seq: z.int().min(1) }),
  numbered: null,
});
