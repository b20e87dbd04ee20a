import { getMailSubscription, type MailSubscription, setMailSubscription } from '@travesia/contracts/profiles';
import { data } from 'react-router';
import type { Route } from './+types/unsubscribe.ts';
import { apiCtx } from '../../context.ts';
import { UnsubscribePage } from '../../features/profiles/unsubscribe/unsubscribe-page.tsx';
import { readForm } from '../../lib/forms/read-form.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';

/** The URL is the key, so it is neither cached nor sent as a referrer elsewhere. Our own form must say where it comes from. */
export const headers = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
});

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

/** `/unsubscribe?token=…`, the link of emails that can be turned off. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  shown(() => context.get(apiCtx)(getMailSubscription, { query: { token: tokenOf(request) } }));

/** The button of the page, and of mailboxes that post `List-Unsubscribe=One-Click` here (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const body = { token: tokenOf(request), is_on: form?.get('is_on') === 'true' };
  return shown(() => context.get(apiCtx)(setMailSubscription, { body }));
}

/** What a call answers, or that the link is none. */
async function shown(call: () => Promise<MailSubscription>) {
  try {
    return data({ mails: await call() });
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status === 404 || status === 422) return data({ mails: null }, { status: 404 });
    throw error;
  }
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribePage mails={(actionData ?? loaderData).mails} isChanged={actionData !== undefined} />;
}
