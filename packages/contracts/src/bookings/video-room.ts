const MINUTE_MS = 60_000;

/** Minutes before an online consultation from which its room is open. */
export const ROOM_OPENS_BEFORE = 15;
/** Minutes after its end until which the room stays open: consultations run late. */
export const ROOM_CLOSES_AFTER = 60;

/** From when until when the room of an online consultation is open. */
export const videoRoomTimes = (startsAt: Date, endsAt: Date): { opensAt: Date; closesAt: Date } => ({
  opensAt: new Date(startsAt.getTime() - ROOM_OPENS_BEFORE * MINUTE_MS),
  closesAt: new Date(endsAt.getTime() + ROOM_CLOSES_AFTER * MINUTE_MS),
});
