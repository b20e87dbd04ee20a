import { CallsProvider } from '../../../lib/calls/calls-provider.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { GivenRecord } from './given-record.tsx';
import { byRecordLink, byTripLink } from './given-source.ts';
import { givenTexts } from './texts.ts';

interface GivenRecordPageProps {
  token: string;
  recordId: string;
  /** What the link leads to. */
  link: 'records' | 'trip';
}

/** `/records/:token/:recordId` and `/trip/:token/records/:recordId`: a record, read without an account. */
export function GivenRecordPage({ token, recordId, link }: GivenRecordPageProps) {
  const t = useTexts(givenTexts);
  const path = useLocalPath();
  const list = `/${link}/${token}`;
  const source = (link === 'trip' ? byTripLink : byRecordLink)(token, recordId);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} noindex />
      <p>
        <LinkButton variant="quiet" icon="chevron-left" href={path(list)}>
          {t(link === 'trip' ? 'back.trip' : 'back')}
        </LinkButton>
      </p>
      <CallsProvider>
        <GivenRecord
          key={recordId}
          of={[token, recordId]}
          source={source}
          instead={
            <LinkButton variant="primary" href={path('/')}>
              {t('home')}
            </LinkButton>
          }
        />
      </CallsProvider>
    </>
  );
}
