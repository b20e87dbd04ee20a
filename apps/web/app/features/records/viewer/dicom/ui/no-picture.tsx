import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import type { SliceState } from '../store/use-slice.ts';
import { dicomTexts } from '../texts.ts';

interface NoPictureProps {
  state: SliceState;
  onRetry(): void;
  onDownload(): void;
}

/** In place of a picture: that it is on its way, or why there is none and what to do. */
export function NoPicture({ state, onRetry, onDownload }: NoPictureProps) {
  const t = useTexts(dicomTexts);
  if (state.state === 'shown') return null;
  if (state.state === 'loading') return <p className="dicom-waiting">{t('loading')}</p>;
  const didNotArrive = state.state === 'failed' && state.stage === 'load';
  return (
    <div className="dicom-refusal" role="alert">
      <p className="strong">{t(didNotArrive ? 'failed.load' : 'failed.show')}</p>
      <p>
        {didNotArrive
          ? t('failed.load.text')
          : t(state.state === 'refused' ? `reason.${state.reason}` : 'reason.other')}
      </p>
      <p className="row">
        {state.state === 'failed' ? (
          <Button type="button" icon="refresh-cw" onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : null}
        <Button type="button" icon="download" onClick={onDownload}>
          {t('download')}
        </Button>
      </p>
    </div>
  );
}
