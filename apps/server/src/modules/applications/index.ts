// Public API of applications: clinics applying to become partners.
export { type DemoApplication, rewriteDemoApplications, takeDemoDocuments } from './demo/rewrite-demo-applications.ts';
export { findAnswer } from './queries/find-answer.ts';
export { applicationsFeature } from './feature.ts';
export { keptApplicationsService } from './applications-deps.ts';
export { applicationsAdminRoutes } from './admin/applications-admin.routes.ts';
export { applicationMails } from './mails/application-mails.ts';
