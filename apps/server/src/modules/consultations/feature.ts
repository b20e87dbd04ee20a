import { defineFeature, type Parts } from '../../platform/feature/feature.ts';
import { takeSideOf } from '../contexts/index.ts';
import { type ConsultationsDeps, createConsultationSeal } from './consultations-deps.ts';
import { consultationsPersonalData } from './consultations-personal-data.ts';
import { consultationsRoutes } from './consultations.routes.ts';
import { passOnSignals } from './signals.ts';

const depsOf = (parts: Parts): ConsultationsDeps => ({
  database: parts.database,
  clock: parts.clock,
  revision: parts.revision,
  takeSide: takeSideOf(parts),
  seal: createConsultationSeal(parts.secret),
  ice: parts.config.ice,
});

export const consultationsFeature = defineFeature({
  name: 'consultations',
  tags: { consultations: 'Online consultations by video: rooms, who is in them, and the clinic’s notes.' },
  routes: (parts) => consultationsRoutes(depsOf(parts)),
  background: (parts) => passOnSignals(parts.live, depsOf(parts)),
  personalData: ({ secret }) => consultationsPersonalData(secret),
});
