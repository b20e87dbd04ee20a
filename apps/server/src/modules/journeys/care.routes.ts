import {
  addCompanion,
  answerDocumentQuestion,
  askAboutDocument,
  changeCompanion,
  countersignDocument,
  deliverDischarge,
  discardJourneyFile,
  exportDocument,
  exportDischarge,
  exportDischargeFhir,
  getAccompaniedTrip,
  getDocument,
  getDischarge,
  keepSharedTrip,
  listAccompaniedTrips,
  listCompanions,
  listDocuments,
  moveDocument,
  openSharedTrip,
  offerDocument,
  openDocument,
  readJourneyFile,
  revokeCompanion,
  saveDischarge,
  signDocument,
  uploadJourneyFile,
} from '@travesia/contracts/journeys';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { addCompanion as share } from './companions/commands/add-companion.ts';
import { changeCompanion as changeShare } from './companions/commands/change-companion.ts';
import { keepTrip } from './companions/commands/keep-trip.ts';
import { openKeptTrip } from './companions/commands/open-kept-trip.ts';
import { openTrip } from './companions/commands/open-trip.ts';
import { revokeCompanion as endShare } from './companions/commands/revoke-companion.ts';
import { listAccompaniedTripsQuery } from './companions/queries/list-accompanied-trips.ts';
import { listCompanionsQuery } from './companions/queries/list-companions.ts';
import { answerDocumentQuestion as answerAboutDocument } from './documents/commands/answer-document-question.ts';
import { askAboutDocument as askAbout } from './documents/commands/ask-about-document.ts';
import { countersignDocument as countersign } from './documents/commands/countersign-document.ts';
import { moveDocument as endDocument } from './documents/commands/move-document.ts';
import { offerDocument as offerOne } from './documents/commands/offer-document.ts';
import { openDocument as noteOpened } from './documents/commands/open-document.ts';
import { showDocument } from './documents/commands/show-document.ts';
import { signDocument as signOne } from './documents/commands/sign-document.ts';
import { exportDocumentQuery } from './documents/queries/export-document.ts';
import { listDocumentsQuery } from './documents/queries/list-documents.ts';
import { deliverDischarge as deliver } from './discharge/commands/deliver-discharge.ts';
import { exportDischarge as printDischarge } from './discharge/commands/export-discharge.ts';
import { exportDischargeFhir as bundleDischarge } from './discharge/commands/export-discharge-fhir.ts';
import { saveDischarge as keepDischarge } from './discharge/commands/save-discharge.ts';
import { showDischarge } from './discharge/commands/show-discharge.ts';
import { discardJourneyFile as dropFile } from './files/commands/discard-journey-file.ts';
import { showJourneyFile } from './files/commands/show-journey-file.ts';
import { takeJourneyFile } from './files/commands/take-journey-file.ts';
import type { JourneysDeps } from './journeys-deps.ts';

/** Endpoints of what a booked journey needs besides its plan: documents, companions, discharge papers, files. */
export const careRoutes = (deps: JourneysDeps): Mounted[] => [
  mount(listDocuments, ({ params }, request) => listDocumentsQuery(deps, params.id, request)),
  mount(offerDocument, ({ params, body }, request) => offerOne(deps, params.id, body, request)),
  mount(getDocument, ({ params }, request) => showDocument(deps, params, request)),
  mount(openDocument, ({ params }, request) => noteOpened(deps, params, request)),
  mount(signDocument, ({ params, body }, request) => signOne(deps, params, body, request)),
  mount(countersignDocument, ({ params, body }, request) => countersign(deps, params, body, request)),
  mount(moveDocument, ({ params, body }, request) => endDocument(deps, params, body, request)),
  mount(askAboutDocument, ({ params, body }, request) => askAbout(deps, params, body, request)),
  mount(answerDocumentQuestion, ({ params, body }, request) => answerAboutDocument(deps, params, body, request)),
  mount(exportDocument, ({ params, query }, request) => exportDocumentQuery(deps, params, query.language, request)),
  mount(listCompanions, ({ params }, { actor }) => listCompanionsQuery(deps, params.id, actor)),
  mount(addCompanion, ({ params, body }, { actor }) => share(deps, params.id, body, actor)),
  mount(changeCompanion, ({ params, body }, { actor }) => changeShare(deps, params, body, actor)),
  mount(revokeCompanion, ({ params, body }, { actor }) => endShare(deps, params, body, actor)),
  mount(openSharedTrip, ({ params, query }, { actor }) => openTrip(deps, params.token, query.language, actor)),
  mount(keepSharedTrip, ({ params }, { actor }) => keepTrip(deps, params.token, actor)),
  mount(listAccompaniedTrips, (_, { actor }) => listAccompaniedTripsQuery(deps, actor)),
  mount(getAccompaniedTrip, ({ params, query }, { actor }) =>
    openKeptTrip(deps, params.companionId, query.language, actor),
  ),
  mount(uploadJourneyFile, ({ params, query }, request) => takeJourneyFile(deps, params.id, query.purpose, request)),
  mount(readJourneyFile, ({ params }, { actor }) => showJourneyFile(deps, params, actor)),
  mount(discardJourneyFile, ({ params }, { actor }) => dropFile(deps, params, actor)),
  mount(getDischarge, ({ params }, request) => showDischarge(deps, params.id, request)),
  mount(saveDischarge, ({ params, body }, request) => keepDischarge(deps, params.id, body, request)),
  mount(deliverDischarge, ({ params, body }, request) => deliver(deps, params.id, body, request)),
  mount(exportDischarge, ({ params }, request) => printDischarge(deps, params.id, request)),
  mount(exportDischargeFhir, ({ params }, request) => bundleDischarge(deps, params.id, request)),
];
