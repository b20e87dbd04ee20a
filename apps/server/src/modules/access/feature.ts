import { defineFeature, offer } from '../../platform/feature/feature.ts';
import { previewFlagsService } from '../accounts/index.ts';
import { accessPersonalData } from './access-personal-data.ts';
import { accessRoutes } from './access.routes.ts';
import { previewFlagsQuery } from './queries/preview-flags.ts';

export const accessFeature = defineFeature({
  name: 'access',
  tags: { 'feature-flags': 'Features that can be switched: who has which, and how that is changed.' },
  offers: [offer(previewFlagsService, (parts) => (asked, actor) => previewFlagsQuery(parts, asked, actor))],
  routes: accessRoutes,
  personalData: () => accessPersonalData,
});
