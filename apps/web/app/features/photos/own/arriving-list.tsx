import { fileSize } from '../../../lib/format/file-size.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { photosTexts } from '../texts.ts';
import type { Arriving, PhotoQueue } from './photo-queue.ts';

interface ArrivingListProps {
  queue: PhotoQueue;
  arriving: readonly Arriving[];
}

/** Photos on their way, each in a row of its own. */
export function ArrivingList({ queue, arriving }: ArrivingListProps) {
  const t = useTexts(photosTexts);
  if (arriving.length === 0) return null;
  return (
    <ul className="file-list" aria-label={t('arriving')}>
      {arriving.map((row) => (
        <ArrivingRow key={row.key} row={row} queue={queue} />
      ))}
    </ul>
  );
}

function ArrivingRow({ row, queue }: { row: Arriving; queue: PhotoQueue }) {
  const t = useTexts(photosTexts);
  const locale = useLocale();
  const { key, name, size, phase, share } = row;
  return (
    <li className={classNames('file-row', phase === 'refused' && 'file-row-refused')}>
      <Icon name={phase === 'refused' ? 'circle-alert' : phase === 'cut' ? 'wifi-off' : 'upload'} />
      <div className="file-facts">
        <span className="file-name">
          {name} <span className="small muted num">{fileSize(locale, size)}</span>
        </span>
        {phase === 'refused' ? (
          <span role="alert" className="file-error">
            <Refusal row={row} />
          </span>
        ) : (
          <Progress phase={phase} share={share} name={name} />
        )}
      </div>
      <div className="row photo-acts">
        {phase === 'sending' ? (
          <Button type="button" size="small" aria-label={t('pauseOf', { name })} onClick={() => queue.pause(key)}>
            {t('pause')}
          </Button>
        ) : null}
        {phase === 'paused' || phase === 'cut' ? (
          <Button type="button" size="small" aria-label={t('continueOf', { name })} onClick={() => queue.resume(key)}>
            {t('continue')}
          </Button>
        ) : null}
        {phase === 'refused' && row.problem ? (
          <Button type="button" size="small" aria-label={t('retryOf', { name })} onClick={() => queue.retry(key)}>
            {t('retry')}
          </Button>
        ) : null}
        <IconButton
          type="button"
          icon="x"
          label={t(phase === 'refused' ? 'dismissOf' : 'stopOf', { name })}
          onClick={() => queue.remove(key)}
        />
      </div>
    </li>
  );
}

function Refusal({ row: { fault, problem } }: { row: Arriving }) {
  const t = useTexts(photosTexts);
  const locale = useLocale();
  if (problem?.code === 'upload.type_not_taken') return t('fault.type_not_taken');
  if (problem) return problemText(locale, problem);
  return fault ? t(`fault.${fault}`) : null;
}

interface ProgressProps {
  phase: Exclude<Arriving['phase'], 'refused'>;
  share: number;
  name: string;
}

function Progress({ phase, share, name }: ProgressProps) {
  const t = useTexts(photosTexts);
  const format = useFormat();
  const words = t(`phase.${phase}`, { percent: format.percent(share) });
  return (
    <>
      <progress value={share} max={1} aria-label={`${name}: ${words}`} />
      <span className="small muted" role="status">
        {phase === 'sending' ? null : words}
      </span>
    </>
  );
}
