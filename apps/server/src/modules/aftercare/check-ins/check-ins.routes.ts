import { answerCheckIn, beginCheckIn, getCheckIn, listCheckIns } from '@travesia/contracts/aftercare';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { AftercareDeps } from '../aftercare-deps.ts';
import { answerCheckIn as answer } from './commands/answer-check-in.ts';
import { beginCheckIn as tell } from './commands/begin-check-in.ts';
import { showCheckIn } from './commands/show-check-in.ts';
import { listCheckInsQuery } from './queries/list-check-ins.ts';

/** Endpoints for what patients are asked after a treatment. */
export const checkInsRoutes = (deps: AftercareDeps): Mounted[] => [
  mount(listCheckIns, ({ params }, request) => listCheckInsQuery(deps, params.id, request)),
  mount(getCheckIn, ({ params }, request) => showCheckIn(deps, params, request)),
  mount(beginCheckIn, ({ params, body }, request) => tell(deps, params.id, body, request)),
  mount(answerCheckIn, ({ params, body }, request) => answer(deps, params, body, request)),
];
