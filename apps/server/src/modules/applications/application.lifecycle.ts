import { applicationAnswered, applicationMachine, applicationSubmitted } from '@travesia/contracts/applications';
import type { AuditFacts } from '../../platform/audit/audit.tables.ts';
import { defineLifecycle, says } from '../../platform/transition/lifecycle.ts';
import { providerApplications } from './applications.tables.ts';

const answered = ({ row }: { row: { id: string } }) => says(applicationAnswered, { application_id: row.id });

export const applicationLifecycle = defineLifecycle({
  machine: applicationMachine,
  table: providerApplications,
  columns: { state: 'status', version: 'version', subject: 'applicantId' },
  audit: {
    submit: 'application.submitted',
    withdraw: 'application.withdrawn',
    take_up: 'application.taken_up',
    approve: 'application.answered',
    reject: 'application.answered',
    ask_more: 'application.answered',
  },
  about: ({ row }) => ({
    subjectId: row.applicantId,
    contextProviderId: row.providerId ?? undefined,
    target: { type: 'application', id: row.id },
  }),
  facts: ({ action }): AuditFacts => (isAnswer(action) ? { answer: action } : {}),
  events: {
    submit: ({ row }) => says(applicationSubmitted, { application_id: row.id }),
    approve: answered,
    reject: answered,
    ask_more: answered,
  },
  sets: ({ action, reason, at }) => ({
    updatedAt: at,
    ...(action === 'submit' ? { submittedAt: at, reason: null } : {}),
    ...(isAnswer(action) ? { answeredAt: at, reason } : {}),
  }),
  refused: 'application.not_editable',
  missing: 'application.not_found',
  unmet: { documents: 'application.incomplete' },
});

const isAnswer = (action: string): boolean => action === 'approve' || action === 'reject' || action === 'ask_more';
