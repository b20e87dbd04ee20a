import { contribute, defineFeature, type Parts } from '../../platform/feature/feature.ts';
import { takeSideOf } from '../contexts/index.ts';
import { clinicHolders } from '../providers/index.ts';
import { recordFileLifecycle } from './arrivals/record-file.lifecycle.ts';
import { recordRows } from './clinic-rows.ts';
import { copyKeyOf, createRecordSeal, type RecordsDeps, studyKeyOf } from './records-deps.ts';
import { recordsPersonalData } from './records-personal-data.ts';
import { checkRecords } from './records.jobs.ts';
import { recordExportLifecycle } from './packs/record-export.lifecycle.ts';
import { packRecords } from './packs/packs.jobs.ts';
import { recordsRoutes } from './records.routes.ts';
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
  lifecycles: [recordFileLifecycle, recordShareLifecycle, recordExportLifecycle],
  tags: { records: 'Medical records: a vault that the patient owns, and what they share of it with clinics.' },
  offers: [contribute(clinicHolders, () => recordRows)],
  routes: (parts) => recordsRoutes(depsOf(parts)),
  background: (parts) => {
    const deps = depsOf(parts);
    checkRecords(parts.jobs, deps);
    packRecords(parts.jobs, deps);
  },
  personalData: ({ secret }) => recordsPersonalData(secret),
});
