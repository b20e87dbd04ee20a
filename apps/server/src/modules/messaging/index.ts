// Public API of messaging: conversations between patients, clinics and organizations.
export { deskOf } from './desk-of.ts';
export { messagingFeature } from './feature.ts';
export { countUnreadQuery } from './queries/count-unread.ts';
export { type DemoConversation, type DemoSide, rewriteDemoConversations } from './rewrite-demo-conversations.ts';
export { listPeopleToTell } from './people-to-tell.repo.ts';
export { listUnreadOf } from './unread-of.repo.ts';
