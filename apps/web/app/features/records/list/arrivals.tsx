import { discardArrival, type MedicalRecords, type RecordArrival } from '@travesia/contracts/records';
import { useAct } from '../../../lib/calls/use-act.ts';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { recordsTexts } from '../texts.ts';

/** Files that are checked are one line if there are more: a study has hundreds. */
const FEW = 3;

interface ArrivalsProps {
  vault: MedicalRecords;
  reload: () => Promise<void>;
}

/** Files that are being checked, and those that were not accepted, with the reason. */
export function Arrivals({ vault: { arrivals, checking }, reload }: ArrivalsProps) {
  const t = useTexts(recordsTexts);
  const { problem, run, doing, busy } = useAct();
  const refused = arrivals.filter(({ status }) => status === 'refused');
  const checked = arrivals.filter(({ status }) => status === 'checking');
  const remove = (ids: readonly string[], what: string) =>
    run(async () => {
      try {
        for (const id of ids) await sessionCall(discardArrival, { params: { id } });
      } finally {
        await reload();
      }
    }, what);
  if (arrivals.length === 0) return null;
  return (
    <section className="record-arriving" aria-label={t('arrivals')}>
      <ul className="file-list">
        {checking > FEW ? (
          <li className="file-row">
            <Icon name="shield-check" />
            <span className="file-facts strong" role="status">
              {t('checking.many', { count: checking })}
            </span>
          </li>
        ) : (
          checked.map((arrival) => <Checking key={arrival.id} arrival={arrival} />)
        )}
        {refused.map((arrival) => (
          <Refused
            key={arrival.id}
            arrival={arrival}
            busy={doing === arrival.id}
            onRemove={() => void remove([arrival.id], arrival.id)}
          />
        ))}
      </ul>
      {refused.length > 1 ? (
        <p>
          <Button
            type="button"
            size="small"
            busy={busy && doing === 'all'}
            onClick={() =>
              void remove(
                refused.map(({ id }) => id),
                'all',
              )
            }
          >
            {t('refused.removeAll')}
          </Button>
        </p>
      ) : null}
      <ActProblem problem={problem} />
    </section>
  );
}

function Checking({ arrival: { name, size } }: { arrival: RecordArrival }) {
  const t = useTexts(recordsTexts);
  const locale = useLocale();
  return (
    <li className="file-row">
      <Icon name="shield-check" />
      <div className="file-facts">
        <span className="file-name">
          {name} <span className="small muted num">{fileSize(locale, size)}</span>
        </span>
        <span className="small muted">{t('checking')}</span>
      </div>
    </li>
  );
}

interface RefusedProps {
  arrival: RecordArrival;
  busy: boolean;
  onRemove: () => void;
}

function Refused({ arrival: { name, refusal }, busy, onRemove }: RefusedProps) {
  const t = useTexts(recordsTexts);
  return (
    <li className="file-row file-row-refused">
      <Icon name="circle-alert" />
      <div className="file-facts">
        <span className="file-name">{name}</span>
        <span className="file-error">{t(`refusal.${refusal ?? 'unreadable'}`)}</span>
      </div>
      <Button type="button" size="small" busy={busy} aria-label={t('refused.removeOf', { name })} onClick={onRemove}>
        {t('refused.remove')}
      </Button>
    </li>
  );
}
