import type { Feature } from '../../lib/feature/feature.ts';
import { adminMoneyPages } from './admin/pages.ts';

export const financialsFeature: Feature = {
  name: 'financials',
  pages: [...adminMoneyPages],
};
