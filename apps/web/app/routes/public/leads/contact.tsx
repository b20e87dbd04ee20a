import { ContactTopic, createContactRequest } from '@travesia/contracts/leads';
import { ProviderRef } from '@travesia/contracts/providers';
import type { Route } from './+types/contact.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { answerForm, sentReference } from '../../../features/leads/answer-form.ts';
import { contactBody } from '../../../features/leads/lead-body.ts';
import { ContactPage } from '../../../features/leads/ui/contact-page.tsx';
import { localeOfPath, localPath } from '../../../lib/i18n/locale.ts';

/** `/contact`; `topic` preselects the subject, `provider` is the listing to correct. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const query = new URLSearchParams(search);
  const topic = ContactTopic.safeParse(query.get('topic'));
  const provider = ProviderRef.safeParse(query.get('provider'));
  const { origin } = context.get(requestCtx);
  return {
    topic: topic.success ? topic.data : null,
    listing: provider.success ? `${origin}${localPath(localeOfPath(pathname), `/providers/${provider.data}`)}` : null,
    sent: sentReference(search),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerForm(request, ['answer_request'], (values) =>
    context.get(apiCtx)(createContactRequest, { body: contactBody(values) }),
  );

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} refusal={actionData} />;
}
