import type { GivenRecords } from '@travesia/contracts/records';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { GivenList } from './given-list.tsx';
import { NoRecords } from './no-records.tsx';
import { givenTexts } from './texts.ts';

interface GivenRecordsPageProps {
  token: string;
  /** The records, or why there are none. */
  given: GivenRecords | 'gone' | 'unknown';
}

/** The server, which draws the page, doesn’t know the reader’s zone. */
const ZONE = 'UTC';

/** `/records/:token`: records as whoever has their link reads them, without an account. Nothing here needs a script. */
export function GivenRecordsPage({ token, given }: GivenRecordsPageProps) {
  const t = useTexts(givenTexts);
  const format = useFormat();
  const path = useLocalPath();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} noindex />
      {typeof given === 'string' ? (
        <NoRecords
          why={given}
          action={
            <LinkButton variant="primary" href={path('/')}>
              {t('home')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <header className="stack">
            <h1>{t('heading', { name: given.patient })}</h1>
            <p>{t('until', { day: format.dayOf(given.expires_at, ZONE) })}</p>
            <p className="small muted">{t('logged')}</p>
          </header>
          <GivenList records={given.data} under={`/records/${token}`} />
        </>
      )}
    </>
  );
}
