import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { uiTexts } from '../texts.ts';

interface KeepButtonsProps {
  /** The item, in the terms of lib/device/kept.ts. */
  kind: 'package' | 'provider' | 'treatment';
  id: string;
  /** Its name, for screen readers and the tray. */
  name: string;
  /** Off for items that can't be compared. */
  comparable?: boolean;
  className?: string | undefined;
}

/**
 * “Save” and “Compare”, stored on this device (enhance/kept.ts). They need a script: their space is reserved, and
 * without one they are hidden.
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
