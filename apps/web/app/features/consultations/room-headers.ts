/** What a room may use of the device, and nothing it embeds. */
export const ROOM_HEADERS = { 'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self)' };
