import { defineNotices } from '../../../lib/feature/notices.ts';
import { packagesNoticeTexts } from './texts.ts';

export const packagesNotices = defineNotices(packagesNoticeTexts, {
  proposal_to_clinic: { icon: 'package', title: 'proposal_to_clinic.title', text: 'proposal_to_clinic.text' },
  proposal_to_organization: {
    icon: 'package',
    title: 'proposal_to_organization.title',
    text: 'proposal_to_organization.text',
  },
  package_prices_stale: {
    icon: 'calendar-clock',
    title: 'package_prices_stale.title',
    text: 'package_prices_stale.text',
  },
});
