// Front door of the online services: what can be done by video or in writing, and who offers it.
export { loadServices } from './commands/load-services.ts';
export { type NewServiceOffer, replaceServiceOffers } from './services-write.repo.ts';
export { servicesFeature } from './feature.ts';
