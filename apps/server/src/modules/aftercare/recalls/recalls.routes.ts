import {
  changeRecall,
  draftRecall,
  exportRecipients,
  getMyRecall,
  getRecall,
  listClinicRecalls,
  listMyRecalls,
  listNetworkRecalls,
  listRecallRooms,
  listRecalls,
  listRecipients,
  markRecallRead,
  markRecipient,
  moveRecall,
  previewRecall,
} from '@travesia/contracts/aftercare';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { ofCalledClinic, ofCalledNetwork, ofPatient } from '../../journeys/index.ts';
import type { AftercareDeps } from '../aftercare-deps.ts';
import { changeRecall as change } from './commands/change-recall.ts';
import { draftRecall as draft } from './commands/draft-recall.ts';
import { exportRecipients as exportThem } from './commands/export-recipients.ts';
import { markRecallRead as markRead } from './commands/mark-recall-read.ts';
import { markRecipient as mark } from './commands/mark-recipient.ts';
import { moveRecall as move } from './commands/move-recall.ts';
import { listRecallsOfDesk, listRecallsQuery } from './queries/list-recalls.ts';
import { listRecipientsQuery } from './queries/list-recipients.ts';
import { listRoomsQuery, previewRecall as preview } from './queries/preview-recall.ts';
import { listMyRecallsQuery, readOwnRecall } from './queries/read-own-recall.ts';
import { readRecall } from './queries/read-recall.ts';
import { ofTeam } from './recalls.policy.ts';

/** Endpoints for safety recalls. */
export const recallsRoutes = (deps: AftercareDeps): Mounted[] => [
  mount(previewRecall, ({ body }, request) => preview(deps, body, request)),
  mount(listRecallRooms, ({ query }, request) => listRoomsQuery(deps, query.clinic, request)),
  mount(listRecalls, ({ query }, request) => listRecallsQuery(deps, query, request)),
  mount(draftRecall, ({ body }, request) => draft(deps, body, request)),
  mount(getRecall, ({ params }, { actor, language }) =>
    readRecall(deps.database.db, ofTeam(actor), params.id, { language, now: deps.clock.now() }),
  ),
  mount(changeRecall, ({ params, body }, request) => change(deps, params.id, body, request)),
  mount(moveRecall, ({ params, body }, request) => move(deps, params.id, body, request)),
  mount(exportRecipients, ({ params, body }, request) => exportThem(deps, params.id, body.tab, request)),
  mount(listClinicRecalls, ({ query }, request) =>
    listRecallsOfDesk(deps, ofCalledClinic(request.actor), query, request),
  ),
  mount(listNetworkRecalls, ({ query }, request) =>
    listRecallsOfDesk(deps, ofCalledNetwork(request.actor), query, request),
  ),
  mount(listMyRecalls, (_, request) => listMyRecallsQuery(deps, request)),
  mount(getMyRecall, ({ params }, { actor, language }) =>
    readOwnRecall(deps.database.db, { id: params.id, userId: ofPatient(actor).person.userId, language }),
  ),
  mount(markRecallRead, ({ params }, request) => markRead(deps, params.id, request)),
  mount(listRecipients, ({ params, query }, request) => listRecipientsQuery(deps, params.id, query, request)),
  mount(markRecipient, ({ params, body }, request) => mark(deps, params, body, request)),
];
