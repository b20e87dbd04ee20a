// Public API of team messages: channels of people of an organization and its clinics.
export { teamMessagesFeature } from './feature.ts';
export { listUnreadMentions } from './members.repo.ts';
export { peopleToMention } from './people-to-mention.ts';
export { countUnreadChannelsQuery } from './queries/count-unread-channels.ts';
export { type DemoChannel, rewriteDemoChannels } from './rewrite-demo-channels.ts';
