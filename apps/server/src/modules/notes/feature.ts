import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { notesPersonalData } from './notes-personal-data.ts';
import { notesRoutes } from './notes.routes.ts';
import { clinicHolders } from '../providers/index.ts';
import { noteRows } from './clinic-rows.ts';

export const notesFeature = defineFeature({
  name: 'notes',
  tags: { notes: 'Notes of admins, organizations and clinics about records.' },
  offers: [contribute(clinicHolders, () => noteRows)],
  routes: notesRoutes,
  personalData: () => notesPersonalData,
});
