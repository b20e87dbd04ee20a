// Organizations: networks of clinics, and the teams of organizations and clinics.
export * from './organizations.schema.ts';
export * from './organizations.events.ts';
export * from './admin/organizations.endpoints.ts';
export * from './admin/organizations.schema.ts';
export * from './own/network.endpoints.ts';
export * from './own/network.schema.ts';
export * from './provider-settings/policies.endpoints.ts';
export * from './provider-settings/policies.schema.ts';
export * from './showcase/showcase.endpoints.ts';
export * from './showcase/showcase.schema.ts';
