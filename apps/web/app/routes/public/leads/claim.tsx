import { createDirectoryClaim } from '@travesia/contracts/leads';
import { redirect } from 'react-router';
import type { Route } from './+types/claim.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { answerForm, sentReference } from '../../../features/leads/answer-form.ts';
import { claimBody } from '../../../features/leads/lead-body.ts';
import { findClaimed } from '../../../features/leads/load-about.ts';
import { ClaimPage } from '../../../features/leads/ui/claim-page.tsx';
import { localeOfPath, localPath } from '../../../lib/i18n/locale.ts';

function read({ request, params, context }: Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>) {
  const language = localeOfPath(new URL(request.url).pathname);
  const view = { language, currency: context.get(requestCtx).currency };
  return findClaimed(context.get(apiCtx), params.id, view);
}

/** `/providers/:id/claim`: for imported listings. Ids redirect to the slug. */
export async function loader(args: Route.LoaderArgs) {
  const provider = await read(args);
  const { pathname, search } = new URL(args.request.url);
  if (args.params.id !== provider.slug)
    throw redirect(`${localPath(localeOfPath(pathname), `/providers/${provider.slug}/claim`)}${search}`, 301);
  return { provider, sent: sentReference(search) };
}

export async function action(args: Route.ActionArgs) {
  const provider = await read(args);
  return answerForm(args.request, ['answer_request'], (values) =>
    args.context.get(apiCtx)(createDirectoryClaim, { body: claimBody(values, provider.id) }),
  );
}

export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimPage {...loaderData} refusal={actionData} />;
}
