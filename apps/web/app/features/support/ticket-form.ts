import { type createTicket, SUBJECT_MAX, SUPPORT_TOPICS, TICKET_MESSAGE_MAX } from '@travesia/contracts/support';
import type { EndpointInput } from '@travesia/contracts/kit';
import { idsAttached } from './files/attached.ts';

type Body = EndpointInput<typeof createTicket>['body'];
export type AskField = 'topic' | 'subject' | 'message';

/** The form as typed. */
export type AskTexts = Readonly<Record<AskField | 'files' | 'attach', string>>;

/** Returns the request body and the form's incomplete fields. */
export function readAsk(typed: AskTexts): { body: Body; missing: AskField[] } {
  const text = (name: 'subject' | 'message', most: number) => typed[name].trim().slice(0, most);
  const topic = SUPPORT_TOPICS.find((one) => one === typed.topic);
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
    files: idsAttached(typed.files),
    attach_context: typed.attach === 'true',
  } as const;
  return { body, missing };
}
