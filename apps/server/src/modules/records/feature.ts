import { contribute, defineFeature, type Parts } from '../../platform/feature/feature.ts';
import { catalogService } from '../catalog/index.ts';
import { takeSideOf } from '../contexts/index.ts';
import { companionNamesOf, papersFinder } from '../journeys/index.ts';
import { consentSources } from '../profiles/index.ts';
import { clinicHolders } from '../providers/index.ts';
import { recordFileLifecycle } from './arrivals/record-file.lifecycle.ts';
import { recordLinkLifecycle } from './links/record-link.lifecycle.ts';
import { readersRoutes } from './readers/readers.routes.ts';
import { recordRows } from './clinic-rows.ts';
import { followDischarges } from './discharge/follow-discharges.ts';
import { recordMails } from './emergencies/mails/record-mails.ts';
import { recordEmergencyLifecycle } from './emergencies/record-emergency.lifecycle.ts';
import { writeOfEmergencies } from './emergencies/write-of-emergencies.ts';
import { copyKeyOf, createRecordSeal, type RecordsDeps, studyKeyOf } from './records-deps.ts';
import { recordsPersonalData } from './records-personal-data.ts';
import { checkRecords } from './records.jobs.ts';
import { recordExportLifecycle } from './packs/record-export.lifecycle.ts';
import { packRecords } from './packs/packs.jobs.ts';
import { recordsRoutes } from './records.routes.ts';
import { linkConsents, shareConsents } from './shares/given-consents.repo.ts';
import { recordRequestLifecycle } from './requests/record-request.lifecycle.ts';
import { recordShareLifecycle } from './shares/record-share.lifecycle.ts';

const depsOf = (parts: Parts): RecordsDeps => ({
  ...parts,
  seal: createRecordSeal(parts.secret),
  studyKey: studyKeyOf(parts.secret),
  copyKey: copyKeyOf(parts.secret),
  takeSide: takeSideOf(parts),
  companionNames: companionNamesOf(parts.secret),
});

export const recordsFeature = defineFeature({
  name: 'records',
  lifecycles: [
    recordFileLifecycle,
    recordShareLifecycle,
    recordLinkLifecycle,
    recordEmergencyLifecycle,
    recordRequestLifecycle,
    recordExportLifecycle,
  ],
  tags: { records: 'Medical records: a vault that the patient owns, and what they share of it with clinics.' },
  offers: [
    contribute(clinicHolders, () => recordRows),
    contribute(consentSources, () => shareConsents),
    contribute(consentSources, () => linkConsents),
  ],
  routes: (parts) => [...recordsRoutes(depsOf(parts)), ...readersRoutes(depsOf(parts))],
  background: (parts) => {
    const deps = depsOf(parts);
    checkRecords(parts.jobs, deps);
    packRecords(parts.jobs, deps);
    const findPapers = papersFinder({ ...parts, reference: parts.get(catalogService).reference });
    followDischarges(parts, { ...deps, findPapers });
    writeOfEmergencies(parts.outbox, parts);
  },
  mails: recordMails,
  personalData: ({ secret }) => recordsPersonalData(secret),
});
