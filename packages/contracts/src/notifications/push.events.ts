import { defineEvent } from '../kit/index.ts';
import { PushWanted } from './push.schema.ts';

export const pushWanted = defineEvent({
  name: 'push.wanted.v1',
  description: 'Someone is to be told of something on their devices.',
  payload: PushWanted,
});
