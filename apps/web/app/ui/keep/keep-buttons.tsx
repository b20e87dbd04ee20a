import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { uiTexts } from '../texts.ts';

interface KeepButtonsProps {
  /** What it is, in the words of lib/device/kept.ts. */
  kind: 'package' | 'provider' | 'treatment';
  id: string;
  /** What it is called, for screen readers and for the tray. */
  name: string;
  /** Off for things that have nothing to compare. */
  comparable?: boolean;
  className?: string | undefined;
}

/**
 * “Save” and “Compare”, which this device remembers (enhance/kept.ts). They need a script: their room is kept, and without
 * one they are not there.
 */
export function KeepButtons({ kind, id, name, comparable = kind !== 'treatment', className }: KeepButtonsProps) {
  const t = useTexts(uiTexts);
  const target = { 'data-kind': kind, 'data-id': id, 'data-name': name };
  const save = t('keep.save', { name });
  return (
    <div className={classNames('keep card-above no-print', className)}>
      <button
        type="button"
        className="icon-btn keep-save"
        aria-pressed="false"
        aria-label={save}
        title={t('keep.saveShort')}
        data-keep="saved"
        {...target}
      >
        <Icon name="heart" />
      </button>
      {comparable ? (
        <button type="button" className="keep-compare" aria-pressed="false" data-keep="compared" {...target}>
          <span className="keep-box" />
          {t('keep.compare')}
          <span className="sr-only"> {name}</span>
        </button>
      ) : null}
    </div>
  );
}
