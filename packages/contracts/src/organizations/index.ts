// Organizations: networks of clinics, and who works for them and for clinics.
export * from './organizations.schema.ts';
export * from './organizations.events.ts';
