/**
 * Minutes without user activity after which a session ends on a device, and how long before that the user is warned.
 */
export const INACTIVITY_MINUTES = 20;
export const INACTIVITY_WARNING_MINUTES = 2;
