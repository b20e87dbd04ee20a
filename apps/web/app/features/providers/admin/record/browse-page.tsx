import { getProviderAsSeen } from '@travesia/contracts/providers';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { adminProviderTexts } from '../texts.ts';
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

/** A link to the public page, which is what patients see; nothing if they see none. */
function Page({ clinic }: { clinic: Seen }) {
  const t = useTexts(adminProviderTexts);
  const path = useLocalPath();
  return (
    <>
      <h1>{clinic.name}</h1>
      {clinic.listed ? (
        <p>
          <a href={path(`/providers/${clinic.slug}`)} target="_blank" rel="noreferrer" className="btn btn-primary">
            {t('browse.public')}
          </a>
        </p>
      ) : (
        <Notice tone="warning">{t('browse.unlisted')}</Notice>
      )}
    </>
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
