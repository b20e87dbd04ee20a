// Public API of the privacy module: people export their personal data and delete their account.
export { forgetExports, makeExports, eraseClosedAccounts } from './privacy.jobs.ts';
export { privacyRoutes } from './privacy.routes.ts';
export { writeAboutPrivacy } from './privacy.subscribers.ts';
export { privacyFeature } from './feature.ts';
