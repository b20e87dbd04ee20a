import {
  addRecordLink,
  getAccompaniedRecord,
  getLinkedRecord,
  getTripRecord,
  listAccompaniedRecords,
  listRecordLinks,
  listTripRecords,
  openRecordLink,
  readAccompaniedDocument,
  readAccompaniedFile,
  readLinkedDocument,
  readLinkedFile,
  readTripDocument,
  readTripFile,
  revokeRecordLink,
} from '@travesia/contracts/records';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { addLink } from '../links/commands/add-link.ts';
import { revokeLink } from '../links/commands/revoke-link.ts';
import { listLinksQuery } from '../links/queries/list-links.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { byKeptTrip, byTripLink } from './as-companion.ts';
import { byRecordLink } from './by-link.ts';
import { listGrantedRecords as list } from './commands/list-granted-records.ts';
import { readGrantedDocument as readDocument } from './commands/read-granted-document.ts';
import { readGrantedFile as readFile } from './commands/read-granted-file.ts';
import { showGrantedRecord as show } from './commands/show-granted-record.ts';

/** Endpoints for those who read without being the patient’s clinic: links, and companions by their link or account. */
export const readersRoutes = (deps: RecordsDeps): Mounted[] => [
  mount(addRecordLink, ({ body }, { actor }) => addLink(deps, body, actor)),
  mount(listRecordLinks, (_asked, { actor }) => listLinksQuery(deps, actor)),
  mount(revokeRecordLink, ({ params }, { actor }) => revokeLink(deps, params.id, actor)),
  mount(openRecordLink, ({ params }, { actor }) => list(deps, byRecordLink(params.token), actor)),
  mount(getLinkedRecord, ({ params }, { actor }) => show(deps, byRecordLink(params.token), params.recordId, actor)),
  mount(readLinkedDocument, ({ params }, { actor }) =>
    readDocument(deps, byRecordLink(params.token), params.recordId, actor),
  ),
  mount(readLinkedFile, ({ params }, { actor }) => readFile(deps, byRecordLink(params.token), params, actor)),
  mount(listTripRecords, ({ params }, { actor }) => list(deps, byTripLink(params.token), actor)),
  mount(getTripRecord, ({ params }, { actor }) => show(deps, byTripLink(params.token), params.recordId, actor)),
  mount(readTripDocument, ({ params }, { actor }) =>
    readDocument(deps, byTripLink(params.token), params.recordId, actor),
  ),
  mount(readTripFile, ({ params }, { actor }) => readFile(deps, byTripLink(params.token), params, actor)),
  mount(listAccompaniedRecords, ({ params }, { actor }) => list(deps, byKeptTrip(params.companionId), actor)),
  mount(getAccompaniedRecord, ({ params }, { actor }) =>
    show(deps, byKeptTrip(params.companionId), params.recordId, actor),
  ),
  mount(readAccompaniedDocument, ({ params }, { actor }) =>
    readDocument(deps, byKeptTrip(params.companionId), params.recordId, actor),
  ),
  mount(readAccompaniedFile, ({ params }, { actor }) => readFile(deps, byKeptTrip(params.companionId), params, actor)),
];
