// Front door of the applications: clinics that ask to be partners.
export { forgetOldApplications } from './applications.jobs.ts';
export { applicationsRoutes } from './applications.routes.ts';
export { writeToApplicants } from './applications.subscribers.ts';
export { type DemoApplication, rewriteDemoApplications, takeDemoPapers } from './demo/rewrite-demo-applications.ts';
export { findAnswer } from './queries/find-answer.ts';
export { allApplications } from './applications.policy.ts';
export type { ApplicationRow } from './applications.repo.ts';
export { answerApplication } from './commands/answer-application.ts';
export { landingOf } from './queries/landing-of.ts';
export { readFile as readPaper } from './queries/read-file.ts';
export { readApplication } from './read-application.ts';
export { applicationsFeature } from './feature.ts';
export { keptApplicationsService } from './applications-deps.ts';
