import { defineFeature } from '../../platform/feature/feature.ts';
import { notesPersonalData } from './notes-personal-data.ts';
import { notesRoutes } from './notes.routes.ts';

export const notesFeature = defineFeature({
  name: 'notes',
  tags: { notes: 'Notes of admins, organizations and clinics about records.' },
  routes: notesRoutes,
  personalData: () => notesPersonalData,
});
