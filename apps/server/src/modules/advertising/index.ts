// Public API of advertising: what clinics may claim and have to state, and approval of restricted treatments.
export { approvalFollowers, type FollowApproval } from './advertising-deps.ts';
export { approvalWaits } from './approvals/approvals.repo.ts';
export { approvalOf, isOfferable, offerableCondition } from './approvals/is-offerable.repo.ts';
export { type ClaimFacts, findClaims } from './claims/find-claims.ts';
export { readClaimFacts } from './claims/queries/check-advertising.ts';
export type { DemoApproval } from './demo/demo-advertising.repo.ts';
export { rewriteDemoAdvertising } from './demo/rewrite-demo-advertising.ts';
export { advertisingFeature } from './feature.ts';
