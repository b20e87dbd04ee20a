import { type ApplicationToReview, getApplicationToReview } from '@travesia/contracts/applications';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { NotesPanel } from '../../../notes/index.ts';
import { PortalPage } from '../../../portal/index.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { Hub } from '../../../../lib/workbench/hub.tsx';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { adminApplicationTexts } from '../texts.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { Documents } from './documents.tsx';
import { History } from './history.tsx';
import { People } from './people.tsx';
import { Sections } from './sections.tsx';
import { StatusMark } from './status-mark.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/applications/{id}`: the clinic's answers, its documents, and the decision. */
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
  const { data, problem, reload } = useCall(getApplicationToReview, { params: { id } });
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
  const { name, status, applicant, submitted_at: submitted, answered_at: answered, reason, actions } = application;
  const { provider_id: provider, duplicates, claimed_listing: claimed } = application;
  const others = duplicates.filter(({ id }) => id !== claimed?.id);
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
          {answered && !actions.length ? (
            <span className="small muted">
              {t('answered')} <When at={answered} />
            </span>
          ) : null}
        </div>
        <p className="muted admin-words">
          {t.rich(
            'applicant',
            { link: <ScreenLink to={`/admin/users/${applicant.id}`}>{null}</ScreenLink> },
            applicant,
          )}
        </p>
        {provider ? (
          <p>
            <ScreenLink to={`/admin/providers/${provider}`}>{t('provider')}</ScreenLink>
          </p>
        ) : null}
        {reason ? <Notice title={t('reason')}>{reason}</Notice> : null}
        {claimed && !provider ? (
          <Notice title={t('claimed')}>
            <ScreenLink to={`/admin/providers/${claimed.id}`}>{claimed.name}</ScreenLink>{' '}
            <span>{t('claimedText')}</span>
          </Notice>
        ) : null}
        <Lacking application={application} />
        {others.length ? (
          <Notice tone="warning" title={t('alike', { count: others.length })}>
            <ul>
              {others.map(({ id, name: other, city, country }) => (
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
      <Parts application={application} />
    </>
  );
}

/** The parts of the record. */
function Parts({ application }: { application: ApplicationToReview }) {
  const t = useTexts(adminApplicationTexts);
  const format = useFormat();
  return (
    <Hub
      label={t('hub.label')}
      tabs={[
        { key: 'answers', label: t('hub.answers') },
        { key: 'documents', label: t('hub.documents'), count: format.number(application.files.length) },
        { key: 'people', label: t('hub.people') },
        { key: 'history', label: t('hub.history') },
        { key: 'notes', label: t('hub.notes') },
      ]}
    >
      {(open) =>
        open === 'answers' ? (
          <Sections application={application} />
        ) : open === 'documents' ? (
          <Documents application={application} />
        ) : open === 'people' ? (
          <People application={application} />
        ) : open === 'history' ? (
          <History application={application} />
        ) : (
          <NotesPanel about="application" id={application.id} />
        )
      }
    </Hub>
  );
}

/** What expired or is missing since it was submitted, while it can still be decided or completed. */
function Lacking({ application: { checklist, status } }: { application: ApplicationToReview }) {
  const t = useTexts(adminApplicationTexts);
  const lacking = checklist.filter(({ complete }) => !complete);
  if (!lacking.length || status === 'approved' || status === 'rejected') return null;
  return (
    <Notice tone="warning" title={t('lacking')}>
      <ul>
        {lacking.map(({ section, missing }) => (
          <li key={section}>
            {t('lackingOf', {
              section: t(`section.${section}`),
              count: missing.length,
              isPast: String(missing.some(({ code }) => code === 'date_past')),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
