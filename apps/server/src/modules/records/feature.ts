import { contribute, defineFeature, type Parts } from '../../platform/feature/feature.ts';
import { catalogService } from '../catalog/index.ts';
import { takeSideOf } from '../contexts/index.ts';
import { consentSources } from '../profiles/index.ts';
import { papersFinder } from '../journeys/index.ts';
import { clinicHolders } from '../providers/index.ts';
import { recordFileLifecycle } from './arrivals/record-file.lifecycle.ts';
import { recordRows } from './clinic-rows.ts';
import { followDischarges } from './discharge/follow-discharges.ts';
import { copyKeyOf, createRecordSeal, type RecordsDeps, studyKeyOf } from './records-deps.ts';
import { recordsPersonalData } from './records-personal-data.ts';
import { checkRecords } from './records.jobs.ts';
import { recordsRoutes } from './records.routes.ts';
import { shareConsents } from './shares/given-consents.repo.ts';
import { recordShareLifecycle } from './shares/record-share.lifecycle.ts';

const depsOf = (parts: Parts): RecordsDeps => ({
  ...parts,
  seal: createRecordSeal(parts.secret),
  studyKey: studyKeyOf(parts.secret),
  copyKey: copyKeyOf(parts.secret),
  takeSide: takeSideOf(parts),
});

export const recordsFeature = defineFeature({
  name: 'records',
  lifecycles: [recordFileLifecycle, recordShareLifecycle],
  tags: { records: 'Medical records: a vault that the patient owns, and what they share of it with clinics.' },
  offers: [contribute(clinicHolders, () => recordRows), contribute(consentSources, () => shareConsents)],
  routes: (parts) => recordsRoutes(depsOf(parts)),
  background: (parts) => {
    checkRecords(parts.jobs, depsOf(parts));
    const findPapers = papersFinder({ ...parts, reference: parts.get(catalogService).reference });
    followDischarges(parts, { ...depsOf(parts), findPapers });
  },
  personalData: ({ secret }) => recordsPersonalData(secret),
});
