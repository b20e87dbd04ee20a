import {
  getClinicIntake,
  getClinicSteps,
  getIntake,
  getTreatmentSteps,
  resetClinicIntake,
  resetClinicSteps,
  updateClinicIntake,
  updateClinicSteps,
} from '@travesia/contracts/journeys';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { changeIntake } from './intake/commands/change-intake.ts';
import { getClinicIntakeQuery, getIntakeQuery } from './intake/show-intake.ts';
import type { JourneysDeps } from './journeys-deps.ts';
import { changeSteps } from './templates/commands/change-steps.ts';
import { getClinicStepsQuery, getTreatmentStepsQuery } from './templates/show-steps.ts';

/** Endpoints for the steps and intake forms of a clinic's journeys. */
export const journeysRoutes = (deps: JourneysDeps): Mounted[] => [
  mount(getTreatmentSteps, ({ params, query }) =>
    getTreatmentStepsQuery(deps, { treatment: params.slug, language: query.language }),
  ),
  mount(getClinicSteps, ({ query }, { actor }) => getClinicStepsQuery(deps, query, actor)),
  mount(updateClinicSteps, ({ query, body }, { actor }) => changeSteps(deps, { asked: query, ...body }, actor)),
  mount(resetClinicSteps, ({ query, body }, { actor }) =>
    changeSteps(deps, { asked: query, steps: null, version: body.version }, actor),
  ),
  mount(getIntake, (args) => getIntakeQuery(deps, args)),
  mount(getClinicIntake, ({ query }, { actor }) => getClinicIntakeQuery(deps, query, actor)),
  mount(updateClinicIntake, ({ query, body }, { actor }) => changeIntake(deps, { asked: query, ...body }, actor)),
  mount(resetClinicIntake, ({ query, body }, { actor }) =>
    changeIntake(deps, { asked: query, sections: null, version: body.version }, actor),
  ),
];
