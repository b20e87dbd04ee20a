import { defineNotices } from '../../../lib/feature/notices.ts';
import { aftercareNoticeTexts } from './texts.ts';

export const aftercareNotices = defineNotices(aftercareNoticeTexts, {
  check_in_due: { icon: 'heart', title: 'check_in_due.title', text: 'check_in_due.text' },
  check_in_reminder: { icon: 'heart', title: 'check_in_reminder.title', text: 'check_in_reminder.text' },
  incident_acknowledged: {
    icon: 'circle-check',
    title: 'incident_acknowledged.title',
    text: 'incident_acknowledged.text',
  },
  incident_noted: { icon: 'message-circle', title: 'incident_noted.title', text: 'incident_noted.text' },
  incident_resolved: { icon: 'circle-check', title: 'incident_resolved.title', text: 'incident_resolved.text' },
  desk_incident_opened: {
    icon: 'circle-alert',
    title: 'desk_incident_opened.title',
    text: 'desk_incident_opened.text',
  },
  desk_incident_escalated: {
    icon: 'triangle-alert',
    title: 'desk_incident_escalated.title',
    text: 'desk_incident_escalated.text',
  },
  desk_incident_alarmed: {
    icon: 'triangle-alert',
    title: 'desk_incident_alarmed.title',
    text: 'desk_incident_alarmed.text',
  },
  desk_incident_noted: { icon: 'message-circle', title: 'desk_incident_noted.title', text: 'desk_incident_noted.text' },
  claim_moved: { icon: 'scale', title: 'claim_moved.title', text: 'claim_moved.text' },
  desk_claim_opened: { icon: 'scale', title: 'desk_claim_opened.title', text: 'desk_claim_opened.text' },
  desk_claim_overdue: { icon: 'clock-alert', title: 'desk_claim_overdue.title', text: 'desk_claim_overdue.text' },
  desk_claim_moved: { icon: 'scale', title: 'desk_claim_moved.title', text: 'desk_claim_moved.text' },
  team_claim_to_decide: { icon: 'scale', title: 'team_claim_to_decide.title', text: 'team_claim_to_decide.text' },
  team_claim_overdue: { icon: 'clock-alert', title: 'team_claim_overdue.title', text: 'team_claim_overdue.text' },
  safety_recall: { icon: 'shield-alert', title: 'safety_recall.title', text: 'safety_recall.text' },
  desk_safety_recall: { icon: 'shield-alert', title: 'desk_safety_recall.title', text: 'desk_safety_recall.text' },
});
