import {
  confirmClinicInbox,
  getClinicNotices,
  sendInboxCode,
  updateClinicNotices,
} from '@travesia/contracts/providers';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { changeNotices } from './commands/change-notices.ts';
import { confirmInbox } from './commands/confirm-inbox.ts';
import { sendCode } from './commands/send-code.ts';
import type { NoticesDeps } from './notices-deps.ts';
import { readNotices } from './read-notices.ts';

/** Endpoints of a clinic's notification settings. */
export const clinicNoticesRoutes = (deps: NoticesDeps): Mounted[] => [
  mount(getClinicNotices, (_input, { actor }) => readNotices(deps.database.db, actor)),
  mount(updateClinicNotices, ({ body }, { actor }) => changeNotices(deps, body, actor)),
  mount(confirmClinicInbox, ({ body }, { actor }) => confirmInbox(deps, body.code, actor)),
  mount(sendInboxCode, (_input, { actor }) => sendCode(deps, actor)),
];
