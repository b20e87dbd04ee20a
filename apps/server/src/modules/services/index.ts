// Public API of the online services: services by video or in writing, and who offers them.
export { loadServices } from './commands/load-services.ts';
export { type NewServiceOffer, replaceServiceOffers } from './services-write.repo.ts';
export { servicesFeature } from './feature.ts';
