import { getCityGuide } from '@travesia/contracts/guides';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { getCityGuideQuery, type GuideReads } from './queries/get-city-guide.ts';

/** Routes for city guides. */
export const guidesRoutes = (reads: GuideReads): Mounted[] => [
  mount(getCityGuide, ({ params, query }) => getCityGuideQuery(reads, params.slug, query)),
];
