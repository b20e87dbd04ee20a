import { defineFeature } from '../kit/index.ts';
import { recordNotices } from './record-notices.ts';
import { recordsProblems } from './records.problems.ts';

export const recordsFeature = defineFeature({
  problems: recordsProblems,
  audit: {
    'records.added': 'privacy',
    'records.refused': 'privacy',
    'records.changed': 'privacy',
    'records.erased': 'privacy',
    'records.shared': 'privacy',
    'records.share_revoked': 'privacy',
    'records.share_expired': 'privacy',
    'records.link_made': 'privacy',
    'records.link_revoked': 'privacy',
    'records.link_expired': 'privacy',
    'records.listed': 'privacy',
    'records.opened': 'privacy',
    'records.file_read': 'privacy',
    'records.summary_read': 'privacy',
    'records.exported': 'privacy',
    'records.copied': 'privacy',
    'records.emergency_opened': 'privacy',
    'records.emergency_ended': 'privacy',
    'records.emergency_expired': 'privacy',
    'records.requested': 'privacy',
    'records.request_answered': 'privacy',
    'records.request_declined': 'privacy',
    'records.request_withdrawn': 'privacy',
    'record_exports.asked': 'privacy',
    'record_exports.started': 'privacy',
    'record_exports.made': 'privacy',
    'record_exports.failed': 'privacy',
    'record_exports.expired': 'privacy',
    'record_exports.deleted': 'privacy',
  },
  notifications: recordNotices,
});
