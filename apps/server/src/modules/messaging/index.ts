// Public API of messaging: conversations between patients, clinics and organizations.
export { nameOf, presentAuthor } from './conversation.presenter.ts';
export { deskOf } from './desk-of.ts';
export { messagingFeature } from './feature.ts';
export { takeLooseFile } from './files/commands/take-loose-file.ts';
export { presentFile } from './message.presenter.ts';
export { isEditable, messageActions, MESSAGES_ALLOWED } from './message.rules.ts';
export { countUnreadQuery } from './queries/count-unread.ts';
export { type DemoConversation, type DemoSide, rewriteDemoConversations } from './demo/rewrite-demo-conversations.ts';
export { listPeopleToTell } from './people-to-tell.repo.ts';
export { listUnreadOf } from './unread-of.repo.ts';
export { refuseFlood } from './refuse-flood.ts';
export { sentBefore } from './sent-before.ts';
