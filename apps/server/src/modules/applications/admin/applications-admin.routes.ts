import {
  getApplicationToReview,
  listApplicationsToReview,
  readApplicationDocument,
  reviewApplication,
} from '@travesia/contracts/applications';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { answer } from './commands/answer-application.ts';
import { getApplicationQuery, listApplicationsQuery, readDocumentQuery } from './queries/review-applications.ts';

/** Routes for admins to review applications. */
export const applicationsAdminRoutes = (deps: ModuleDeps): Mounted[] => [
  mount(listApplicationsToReview, ({ query }, { actor }) => listApplicationsQuery(deps, query, actor)),
  mount(getApplicationToReview, ({ params }, { actor }) => getApplicationQuery(deps, params.id, actor)),
  mount(readApplicationDocument, ({ params }, { actor }) => readDocumentQuery(deps, params, actor)),
  mount(reviewApplication, async ({ params, body }, { actor }) => {
    await answer(deps, params.id, body, actor);
    return getApplicationQuery(deps, params.id, actor);
  }),
];
