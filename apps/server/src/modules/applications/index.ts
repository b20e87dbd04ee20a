// Front door of the applications: clinics that ask to be partners.
export { forgetOldApplications } from './applications.jobs.ts';
export { applicationsRoutes } from './applications.routes.ts';
export { writeToApplicants } from './applications.subscribers.ts';
export { answerApplication } from './commands/answer-application.ts';
export { findAnswer } from './queries/find-answer.ts';
export { landingOf } from './queries/landing-of.ts';
export { applicationsPersonalData } from './applications-personal-data.ts';
