import {
  addRecords as addRecordsCall,
  beginRecordUpload as beginCall,
  cancelRecordUpload as cancelCall,
  changeRecord as changeCall,
  continueRecordUpload as continueCall,
  deleteRecordExport as deleteExportCall,
  discardArrival as discardCall,
  eraseRecord as eraseCall,
  exportDisclosures as exportDisclosuresCall,
  exportHealthSummary,
  getHealthSummary,
  getJourneyRecord,
  getRecord,
  getRecordsWaiting,
  getVaultSize,
  listJourneyRecords,
  listRecordAccesses,
  listRecordExports,
  listRecords,
  readDeidentifiedFile,
  readJourneyRecordDocument as readSharedDocumentCall,
  readJourneyRecordFile as readSharedFileCall,
  readRecordContent,
  readRecordDocument as readDocumentCall,
  readRecordExport as readExportCall,
  readRecordFile,
  readRecordUpload,
  requestRecordExport as requestExportCall,
  revokeShare as revokeCall,
  shareRecord as shareCall,
  endEmergency as endEmergencyCall,
  endOwnEmergency as endOwnEmergencyCall,
  listDisclosures,
  listEmergencies,
  openEmergency as openEmergencyCall,
  answerRecordRequest as answerRequestCall,
  requestRecords as requestCall,
  withdrawRecordRequest as withdrawRequestCall,
} from '@travesia/contracts/records';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { cancelUpload } from '../../platform/uploads/commands/cancel-upload.ts';
import { presentUpload, requireUpload } from '../../platform/uploads/uploads.ts';
import { getVaultSizeQuery } from './admin/get-vault-size.ts';
import { listAccessesQuery } from './access/list-accesses.ts';
import { addRecords } from './arrivals/commands/add-records.ts';
import { beginRecordUpload } from './arrivals/commands/begin-record-upload.ts';
import { continueRecordUpload } from './arrivals/commands/continue-record-upload.ts';
import { discardArrival } from './arrivals/commands/discard-arrival.ts';
import { changeRecord } from './commands/change-record.ts';
import { copyWithoutIdentity } from './commands/copy-without-identity.ts';
import { readRecordDocument } from './commands/read-record-document.ts';
import { eraseRecord } from './commands/erase-record.ts';
import { readOwnRecordFile } from './commands/read-record-file.ts';
import { deleteOwnRecordExport } from './packs/commands/delete-record-export.ts';
import { readRecordExport } from './packs/commands/read-record-export.ts';
import { requestRecordExport } from './packs/commands/request-record-export.ts';
import { listRecordExportsQuery } from './packs/queries/list-record-exports.ts';
import { getRecordQuery } from './queries/get-record.ts';
import { listRecordsQuery } from './queries/list-records.ts';
import type { RecordsDeps } from './records-deps.ts';
import { ownRecords, recordUploadsOf } from './records.policy.ts';
import { exportSummary } from './summary/commands/export-summary.ts';
import { showSummary } from './summary/commands/show-summary.ts';
import { exportDisclosures } from './disclosures/commands/export-disclosures.ts';
import { listDisclosuresQuery } from './disclosures/list-disclosures.ts';
import { endEmergency } from './emergencies/commands/end-emergency.ts';
import { endOwnEmergency } from './emergencies/commands/end-own-emergency.ts';
import { openEmergency } from './emergencies/commands/open-emergency.ts';
import { listEmergenciesQuery } from './emergencies/list-emergencies.ts';
import { answerRecordRequest } from './requests/commands/answer-record-request.ts';
import { requestRecords } from './requests/commands/request-records.ts';
import { withdrawRecordRequest } from './requests/commands/withdraw-record-request.ts';
import { readJourneyRecordDocument } from './shares/commands/read-journey-record-document.ts';
import { readJourneyRecordFile } from './shares/commands/read-journey-record-file.ts';
import { revokeShare } from './shares/commands/revoke-share.ts';
import { shareRecord } from './shares/commands/share-record.ts';
import { showJourneyRecord } from './shares/commands/show-journey-record.ts';
import { showJourneyRecords } from './shares/commands/show-journey-records.ts';
import { getRecordsWaitingQuery } from './waiting/get-records-waiting.ts';

export const recordsRoutes = (deps: RecordsDeps): Mounted[] => [
  mount(beginCall, ({ body }, { actor }) => beginRecordUpload(deps, body, actor)),
  mount(readRecordUpload, async ({ params }, { actor }) =>
    presentUpload(await requireUpload(deps, recordUploadsOf(ownRecords(actor)), params.id)),
  ),
  mount(continueCall, ({ params }, { actor, part }) => continueRecordUpload(deps, params.id, part, actor)),
  mount(cancelCall, ({ params }, { actor }) => cancelUpload(deps, recordUploadsOf(ownRecords(actor)), params.id)),
  mount(addRecordsCall, (_asked, context) => addRecords(deps, context)),
  mount(discardCall, ({ params }, { actor }) => discardArrival(deps, params.id, actor)),
  mount(listRecords, ({ query }, { actor }) => listRecordsQuery(deps, query, actor)),
  mount(listRecordAccesses, ({ query }, { actor }) => listAccessesQuery(deps, query, actor)),
  mount(listDisclosures, ({ query }, { actor }) => listDisclosuresQuery(deps, query, actor)),
  mount(exportDisclosuresCall, ({ query }, { actor }) => exportDisclosures(deps, query, actor)),
  mount(getRecordsWaiting, (_asked, { actor }) => getRecordsWaitingQuery(deps, actor)),
  mount(getVaultSize, ({ params }) => getVaultSizeQuery(deps, params.id)),
  mount(listEmergencies, (_asked, { actor }) => listEmergenciesQuery(deps, actor)),
  mount(endOwnEmergencyCall, ({ params }, { actor }) => endOwnEmergency(deps, params.id, actor)),
  mount(openEmergencyCall, ({ params, body }, { actor }) => openEmergency(deps, params.id, body, actor)),
  mount(endEmergencyCall, ({ params }, { actor }) => endEmergency(deps, params.id, actor)),
  mount(requestCall, ({ params, body }, { actor }) => requestRecords(deps, params.id, body, actor)),
  mount(withdrawRequestCall, ({ params }, { actor }) => withdrawRecordRequest(deps, params, actor)),
  mount(answerRequestCall, ({ params, body }, { actor }) => answerRecordRequest(deps, params, body, actor)),
  mount(requestExportCall, ({ body }, { actor }) => requestRecordExport(deps, body, actor)),
  mount(listRecordExports, (_asked, { actor }) => listRecordExportsQuery(deps, actor)),
  mount(readExportCall, ({ params }, { actor }) => readRecordExport(deps, params.id, actor)),
  mount(deleteExportCall, ({ params }, { actor }) => deleteOwnRecordExport(deps, params.id, actor)),
  mount(getRecord, ({ params }, { actor }) => getRecordQuery(deps, params.id, actor)),
  mount(readRecordContent, ({ params }, { actor }) => readOwnRecordFile(deps, { id: params.id, fileId: null }, actor)),
  mount(readRecordFile, ({ params }, { actor }) => readOwnRecordFile(deps, params, actor)),
  mount(readDocumentCall, ({ params }, { actor }) => readRecordDocument(deps, params.id, actor)),
  mount(readDeidentifiedFile, ({ params }, { actor }) => copyWithoutIdentity(deps, params, actor)),
  mount(getHealthSummary, (_asked, { actor }) => showSummary(deps, actor)),
  mount(exportHealthSummary, ({ query }, { actor }) => exportSummary(deps, query.language, actor)),
  mount(changeCall, ({ params, body }, { actor }) => changeRecord(deps, params.id, body, actor)),
  mount(eraseCall, ({ params }, { actor }) => eraseRecord(deps, params.id, actor)),
  mount(shareCall, ({ params, body }, { actor }) => shareRecord(deps, params.id, body, actor)),
  mount(revokeCall, ({ params }, { actor }) => revokeShare(deps, params, actor)),
  mount(listJourneyRecords, ({ params }, { actor }) => showJourneyRecords(deps, params.id, actor)),
  mount(getJourneyRecord, ({ params }, { actor }) => showJourneyRecord(deps, params, actor)),
  mount(readSharedDocumentCall, ({ params }, { actor }) => readJourneyRecordDocument(deps, params, actor)),
  mount(readSharedFileCall, ({ params }, { actor }) => readJourneyRecordFile(deps, params, actor)),
];
