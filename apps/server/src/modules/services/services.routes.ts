import { getOnlineService, listOnlineServices } from '@travesia/contracts/services';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { getOnlineServiceQuery } from './queries/get-online-service.ts';
import { listOnlineServicesQuery } from './queries/list-online-services.ts';
import type { ServiceReads } from './service-reads.ts';

/** Public endpoints for online services. */
export const servicesRoutes = (reads: ServiceReads): Mounted[] => [
  mount(listOnlineServices, ({ query }, { actor }) => listOnlineServicesQuery(reads, query, actor)),
  mount(getOnlineService, (args, { actor }) => getOnlineServiceQuery(reads, args, actor)),
];
