import { defineFeature } from '../kit/index.ts';
import { pushProblems } from './push.problems.ts';

export const notificationsFeature = defineFeature({
  problems: pushProblems,
  audit: { 'push.turned_on': 'accounts', 'push.turned_off': 'accounts' },
});
