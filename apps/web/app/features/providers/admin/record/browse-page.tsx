import { getProviderAsSeen } from '@travesia/contracts/providers';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { Link, useSearchParams } from 'react-router';
import { groupPhone } from '../../../../lib/format/group-phone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { adminProviderTexts } from '../texts.ts';
import { VerificationMark } from '../ui/status-badges.tsx';
import { CredentialTrail } from '../../../credentials/index.ts';
import { People } from './people.tsx';
import { useRecord } from './use-record.ts';

const ADMINS = ['admin'] as const;
type Seen = EndpointOutput<typeof getProviderAsSeen>;

/** `/admin/providers/browse/{id}`: a read-only view of a clinic as patients or its staff see it. */
export function BrowsePage({ id }: { id: string }) {
  const t = useTexts(adminProviderTexts);
  const href = useQueryHref();
  const [query] = useSearchParams();
  const isInside = query.get('as') === 'clinic';
  return (
    <PortalPage title={t('browse.title')} description={t('description')} roles={ADMINS} feature="admin_providers">
      <div className="stack-wide">
        <BackLink to={`/admin/providers/${id}`}>{t('browse.back')}</BackLink>
        <nav className="segments" aria-label={t('browse.views')}>
          <Link to={href({ as: null })} aria-current={isInside ? undefined : 'true'}>
            {t('browse.patients')}
          </Link>
          <Link to={href({ as: 'clinic' })} aria-current={isInside ? 'true' : undefined}>
            {t('browse.clinic')}
          </Link>
        </nav>
        {isInside ? <Inside id={id} /> : <Outside id={id} />}
      </div>
    </PortalPage>
  );
}

function Outside({ id }: { id: string }) {
  const t = useTexts(adminProviderTexts);
  const language = useLocale();
  const { data, problem, reload } = useCall(getProviderAsSeen, { params: { id }, query: { language } });
  if (!data)
    return (
      <>
        <h1>{t('browse.title')}</h1>
        {problem ? <FailedLoad problem={problem} retry={reload} /> : <LinesLoading />}
      </>
    );
  return <Page clinic={data} />;
}

function Page({ clinic }: { clinic: Seen }) {
  const t = useTexts(adminProviderTexts);
  const format = useFormat();
  const { address } = clinic;
  return (
    <article className="stack admin-sheet">
      {clinic.listed ? (
        <p className="small">
          <LocalLink to={`/providers/${clinic.slug}`}>{t('browse.public')}</LocalLink>
        </p>
      ) : (
        <Notice tone="warning">{t('browse.unlisted')}</Notice>
      )}
      <p className="small muted">{clinic.type.name}</p>
      <h1>{clinic.name}</h1>
      <p className="muted">
        {[address.street, address.city, address.state, address.country].filter(Boolean).join(', ')}
      </p>
      <div>
        <VerificationMark status={clinic.verification_status} />
      </div>
      <p className="admin-words">{clinic.description ?? t('preview.wordless')}</p>
      {clinic.rating ? <p>{t('work.rating', { average: clinic.rating.average, count: clinic.rating.count })}</p> : null}
      {clinic.languages.length ? (
        <p className="small muted">
          {t('preview.spoken', { languages: format.list(clinic.languages.map((code) => format.language(code))) })}
        </p>
      ) : null}
      {clinic.treatments.length ? <p>{format.list(clinic.treatments.map(({ name }) => name))}</p> : null}
      <p className="small">
        {[clinic.phone && groupPhone(clinic.phone), clinic.email, clinic.website].filter(Boolean).join(' · ')}
      </p>
    </article>
  );
}

function Inside({ id }: { id: string }) {
  const t = useTexts(adminProviderTexts);
  const { data, problem, reload } = useRecord(id);
  return (
    <>
      <h1>{data?.name ?? t('browse.title')}</h1>
      {data ? (
        <div className="admin-halves">
          <CredentialTrail provider={data} />
          <div className="stack-wide">
            <People provider={data} />
          </div>
        </div>
      ) : problem ? (
        <FailedLoad problem={problem} retry={reload} />
      ) : (
        <LinesLoading />
      )}
    </>
  );
}
