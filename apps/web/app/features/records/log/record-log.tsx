import { listRecordAccesses } from '@travesia/contracts/records';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { AccessLine } from './access-line.tsx';
import { accessLogTexts } from './texts.ts';

const LOOK_MS = 60_000;
const FEW = 8;

/** Who read one record, the latest first. */
export function RecordLog({ id }: { id: string }) {
  const t = useTexts(accessLogTexts);
  const loaded = useCall(listRecordAccesses, { query: { record_id: id, limit: FEW } }, { every: LOOK_MS });
  return (
    <section aria-labelledby="record-log" className="stack">
      <h2 id="record-log">{t('record.title')}</h2>
      <LoadState loaded={loaded}>
        {({ data, has_next: hasMore }) => (
          <>
            {data.length ? null : <p className="muted">{t('empty')}</p>}
            <ol className="record-log">
              {data.map((access) => (
                <li key={access.id}>
                  <AccessLine access={access} isHere />
                </li>
              ))}
            </ol>
            {hasMore ? (
              <p>
                <ScreenLink to={`/medical-records?view=access&record=${id}`}>{t('record.all')}</ScreenLink>
              </p>
            ) : null}
          </>
        )}
      </LoadState>
    </section>
  );
}
