// Plain values, so that browsers load them without the schemas.

/** How long records are open in an emergency. Each hour needs a reason of its own. */
export const EMERGENCY_MINUTES = 60;
export const EMERGENCY_REASON_MIN = 20;
export const EMERGENCY_REASON_MAX = 500;

/** For whom somebody opened records: the clinic they work at, or Travesía or an organization that acted for it. */
export const EMERGENCY_SIDES = ['staff', 'organization', 'admin'] as const;
export type EmergencySide = (typeof EMERGENCY_SIDES)[number];
