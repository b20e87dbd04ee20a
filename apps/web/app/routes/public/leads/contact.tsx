import { ContactTopic, createContactRequest } from '@travesia/contracts/leads';
import { getSite } from '@travesia/contracts/platform-admin';
import { ProviderRef } from '@travesia/contracts/providers';
import type { Route } from './+types/contact.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { answerForm, sentReference } from '../../../features/leads/answer-form.ts';
import { contactBody } from '../../../features/leads/lead-body.ts';
import { ContactPage } from '../../../features/leads/ui/contact-page.tsx';
import { localeOfPath, localPath } from '../../../lib/i18n/locale.ts';

/** `/contact`; `topic` preselects the subject, `provider` is the listing to correct. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const query = new URLSearchParams(search);
  const topic = ContactTopic.safeParse(query.get('topic'));
  const provider = ProviderRef.safeParse(query.get('provider'));
  const { origin, report } = context.get(requestCtx);
  // The form works without them.
  const site = await context
    .get(apiCtx)(getSite)
    .catch((error: unknown) => (report(error), null));
  return {
    topic: topic.success ? topic.data : null,
    listing: provider.success ? `${origin}${localPath(localeOfPath(pathname), `/providers/${provider.data}`)}` : null,
    sent: sentReference(search),
    site,
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerForm(request, ['answer_request'], (values) =>
    context.get(apiCtx)(createContactRequest, { body: contactBody(values) }),
  );

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} refusal={actionData} />;
}
