import { defineNotices } from '../../../lib/feature/notices.ts';
import { aftercareNoticeTexts } from './texts.ts';

export const aftercareNotices = defineNotices(aftercareNoticeTexts, {
  claim_moved: { icon: 'scale', title: 'claim_moved.title', text: 'claim_moved.text' },
  desk_claim_opened: { icon: 'scale', title: 'desk_claim_opened.title', text: 'desk_claim_opened.text' },
  desk_claim_overdue: { icon: 'clock-alert', title: 'desk_claim_overdue.title', text: 'desk_claim_overdue.text' },
  desk_claim_moved: { icon: 'scale', title: 'desk_claim_moved.title', text: 'desk_claim_moved.text' },
  team_claim_to_decide: { icon: 'scale', title: 'team_claim_to_decide.title', text: 'team_claim_to_decide.text' },
  team_claim_overdue: { icon: 'clock-alert', title: 'team_claim_overdue.title', text: 'team_claim_overdue.text' },
  safety_recall: { icon: 'shield-alert', title: 'safety_recall.title', text: 'safety_recall.text' },
  desk_safety_recall: { icon: 'shield-alert', title: 'desk_safety_recall.title', text: 'desk_safety_recall.text' },
});
