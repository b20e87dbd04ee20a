/** Minutes without an act of the person after which a session ends on a device, and how long before that it is said. */
export const INACTIVITY_MINUTES = 20;
export const INACTIVITY_WARNING_MINUTES = 2;
