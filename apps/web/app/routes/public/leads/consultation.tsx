import { createConsultationRequest } from '@travesia/contracts/leads';
import { data } from 'react-router';
import type { Route } from './+types/consultation.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { answerForm, sentReference } from '../../../features/leads/answer-form.ts';
import { consentsFor, consultationBody } from '../../../features/leads/lead-body.ts';
import { loadAbout, subjectOf } from '../../../features/leads/load-about.ts';
import { comingMonths } from '../../../features/leads/months.ts';
import { readWish } from '../../../features/leads/consultation/wish.ts';
import { ConsultationPage } from '../../../features/leads/ui/consultation-page.tsx';
import { localeOfPath } from '../../../lib/i18n/locale.ts';

const viewOf = ({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) => ({
  language: localeOfPath(new URL(request.url).pathname),
  currency: context.get(requestCtx).currency,
});

/** `/booking/consultation?package=|provider=|treatment=|service=`: consultation requests, until slots can be booked. */
export async function loader(args: Route.LoaderArgs) {
  const { search } = new URL(args.request.url);
  const about = await loadAbout(args.context.get(apiCtx), search, viewOf(args));
  const found = { about, months: comingMonths(new Date()), sent: sentReference(search), wish: readWish(search) };
  return data(found, { status: about.missing ? 404 : 200 });
}

export async function action(args: Route.ActionArgs) {
  const call = args.context.get(apiCtx);
  const about = await loadAbout(call, new URL(args.request.url).search, viewOf(args));
  const subject = subjectOf(about) ?? {};
  return answerForm(args.request, consentsFor(subject), (values) =>
    call(createConsultationRequest, { body: consultationBody(values, subject) }),
  );
}

export default function Consultation({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsultationPage {...loaderData} refusal={actionData} />;
}
