import type { RecentError } from '@travesia/contracts/platform-admin';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { debugTexts } from '../texts.ts';

/** Recent errors of the server process that responded. */
export function RecentErrors({ errors }: { errors: readonly RecentError[] }) {
  const t = useTexts(debugTexts);
  const format = useFormat();
  const path = useLocalPath();
  return (
    <section>
      <h2>{t('errors')}</h2>
      <p className="small muted">{t('errors.note')}</p>
      {errors.length === 0 ? (
        <p role="status">{t('errors.none')}</p>
      ) : (
        <ul className="bench-list">
          {errors.map((error, index) => (
            <li key={`${error.at} ${index}`}>
              <span>
                <b>{error.what || error.type}</b>{' '}
                <time dateTime={error.at} className="small muted">
                  {format.instant(error.at, ownTimeZone())}
                </time>
              </span>
              <span className="bench-mono">{error.message}</span>
              <span className="small muted bench-mono">
                {[error.code, error.job, error.where].filter(Boolean).join(' · ')}
                {error.request_id ? (
                  <>
                    {' · '}
                    <Link to={path(`/admin/activity?request=${encodeURIComponent(error.request_id)}`)}>
                      {error.request_id}
                    </Link>
                  </>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
