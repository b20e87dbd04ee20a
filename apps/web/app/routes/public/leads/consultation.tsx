import { createConsultationRequest } from '@travesia/contracts/leads';
import { data, redirect } from 'react-router';
import type { Route } from './+types/consultation.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { loadVisit } from '../../../features/bookings/choose/load-choice.ts';
import { ChooseVisit } from '../../../features/bookings/choose/ui/choose-visit.tsx';
import { answerForm, sentReference } from '../../../features/leads/answer-form.ts';
import { consultationPath } from '../../../features/leads/consultation/consultation-path.ts';
import { consentsFor, consultationBody } from '../../../features/leads/lead-body.ts';
import { loadAbout, subjectOf } from '../../../features/leads/load-about.ts';
import { comingMonths } from '../../../features/leads/months.ts';
import { readWish } from '../../../features/leads/consultation/wish.ts';
import { ConsultationPage } from '../../../features/leads/ui/consultation-page.tsx';
import { localeOfPath, localPath } from '../../../lib/i18n/locale.ts';

const viewOf = ({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) => ({
  language: localeOfPath(new URL(request.url).pathname),
  currency: context.get(requestCtx).currency,
});

/**
 * `/booking/consultation?clinic=&kind=&clinician=&date=&time=`: free times of a clinic that takes bookings.
 * `/booking/consultation?package=|provider=|treatment=|service=`: consultation requests.
 */
export async function loader(args: Route.LoaderArgs) {
  const { search } = new URL(args.request.url);
  const call = args.context.get(apiCtx);
  const view = viewOf(args);
  const clinic = new URLSearchParams(search).get('clinic');
  if (clinic) {
    const visit = await loadVisit(call, search, view);
    if (visit) return { visit, asked: null };
    throw redirect(localPath(view.language, consultationPath({ provider: clinic })));
  }
  const about = await loadAbout(call, search, view);
  const asked = { about, months: comingMonths(new Date()), sent: sentReference(search), wish: readWish(search) };
  return data({ visit: null, asked }, { status: about.missing ? 404 : 200 });
}

export async function action(args: Route.ActionArgs) {
  const call = args.context.get(apiCtx);
  const about = await loadAbout(call, new URL(args.request.url).search, viewOf(args));
  const subject = subjectOf(about) ?? {};
  return answerForm(args.request, consentsFor(subject), (values) =>
    call(createConsultationRequest, { body: consultationBody(values, subject) }),
  );
}

export default function Consultation({ loaderData: { visit, asked }, actionData }: Route.ComponentProps) {
  if (visit) return <ChooseVisit {...visit} />;
  return asked && <ConsultationPage {...asked} refusal={actionData} />;
}
