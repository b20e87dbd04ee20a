export * from './booking.machine.ts';
export * from './booking.schema.ts';
export * from './bookings.endpoints.ts';
export * from './bookings.events.ts';
export * from './holds.ts';
export * from './own/clinic-bookings.endpoints.ts';
