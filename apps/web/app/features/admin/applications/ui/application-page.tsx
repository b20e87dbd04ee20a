import { type ApplicationToReview, getApplicationToReview } from '@travesia/contracts/platform-admin';
import { useCallback } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../../lib/portal/portal-page.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FailedLoad, LinesLoading } from '../../screen/failed.tsx';
import { BackLink, ScreenLink } from '../../screen/places.tsx';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';
import { When } from '../../screen/when.tsx';
import { adminApplicationTexts } from '../texts.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { Papers } from './papers.tsx';
import { Sections } from './sections.tsx';
import { StatusMark } from './status-mark.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/applications/{id}`: what a clinic says of itself, its papers, and the answer. */
export function ApplicationPage({ id }: { id: string }) {
  const t = useTexts(adminApplicationTexts);
  return (
    <PortalPage title={t('record.title')} description={t('description')} roles={ADMINS} feature="admin_applications">
      <Application key={id} id={id} />
    </PortalPage>
  );
}

function Application({ id }: { id: string }) {
  const t = useTexts(adminApplicationTexts);
  const load = useCallback(() => sessionCall(getApplicationToReview, { params: { id } }, { background: true }), [id]);
  const { data, problem, reload } = useLoaded(load);
  return (
    <div className="stack-wide">
      <BackLink to="/admin/applications">{t('back')}</BackLink>
      {data ? null : <h1>{t('record.title')}</h1>}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? <Whole application={data} onChanged={() => void reload()} /> : problem ? null : <LinesLoading />}
    </div>
  );
}

function Whole({ application, onChanged }: { application: ApplicationToReview; onChanged: () => void }) {
  const t = useTexts(adminApplicationTexts);
  const format = useFormat();
  const { name, status, applicant, submitted_at: submitted, reason, provider_id: provider, duplicates } = application;
  return (
    <>
      <header className="stack">
        <h1>{name}</h1>
        <div className="row">
          <StatusMark status={status} />
          {submitted ? (
            <span className="small muted">
              {t('submitted')} <When at={submitted} />
            </span>
          ) : null}
        </div>
        <p className="muted">{t('applicant', applicant)}</p>
        {provider ? (
          <p>
            <ScreenLink to={`/admin/providers/${provider}`}>{t('provider')}</ScreenLink>
          </p>
        ) : null}
        {reason ? <Notice title={t('reason')}>{reason}</Notice> : null}
        {duplicates.length ? (
          <Notice tone="warning" title={t('alike', { count: duplicates.length })}>
            <ul>
              {duplicates.map(({ id, name: other, city, country }) => (
                <li key={id}>
                  <ScreenLink to={`/admin/providers/${id}`}>{other}</ScreenLink>{' '}
                  <span className="small muted">{[city, format.region(country)].filter(Boolean).join(', ')}</span>
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <AnswerButtons application={application} onChanged={onChanged} />
      </header>
      <div className="admin-halves">
        <Sections application={application} />
        <Papers application={application} />
      </div>
    </>
  );
}
