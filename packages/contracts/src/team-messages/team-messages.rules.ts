/** What a channel is about: a topic its creator names, a clinic of the network, or one patient’s journey. */
export const CHANNEL_KINDS = ['topic', 'clinic', 'journey'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Characters of a channel’s name, and of its purpose. */
export const MAX_CHANNEL_NAME = 80;
export const MAX_CHANNEL_PURPOSE = 300;
/** Channels a page. */
export const CHANNELS_A_PAGE = 50;
/** People of one channel. */
export const MOST_CHANNEL_MEMBERS = 200;
