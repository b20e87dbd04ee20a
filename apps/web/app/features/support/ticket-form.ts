import { type createTicket, SUBJECT_MAX, SUPPORT_TOPICS, TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import type { EndpointInput } from '@travesia/contracts/kit';

type Body = EndpointInput<typeof createTicket>['body'];
export type AskField = 'topic' | 'subject' | 'message';

/** What a form asks, and which of its fields still lack something. */
export function readAsk(form: FormData): { body: Body; missing: AskField[] } {
  const text = (name: string, most: number) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, most);
  const topic = SUPPORT_TOPICS.find((one) => one === form.get('topic'));
  const subject = text('subject', SUBJECT_MAX);
  const message = text('message', TICKET_MESSAGE_MAX);
  const missing: AskField[] = [];
  if (!topic) missing.push('topic');
  if (subject.length < 3) missing.push('subject');
  if (message === '') missing.push('message');
  const body = {
    topic: topic ?? 'other',
    subject,
    message,
    attach_context: form.get('attach') === 'true',
  } as const;
  return { body, missing };
}
