import { useFormat } from '../../format/use-format.ts';
import { ownTimeZone } from '../../dates/own-time-zone.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.tsx';
import { problemText } from '../../problem/problem-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { SaveState } from './draft-form.ts';
import { draftTexts } from './texts.ts';
import type { Draft } from './use-draft-form.ts';

/** Save status as text, with available actions. */
export function SaveFoot({ draft, state }: Draft) {
  const t = useTexts(draftTexts);
  const locale = useLocale();
  const { status, problem } = state;
  const isOpen = status === 'dirty' || status === 'refused' || status === 'failed';
  return (
    <div className="save-foot">
      <p role="status" className={status === 'failed' || isMarked(state) ? 'save-status save-failed' : 'save-status'}>
        <SaveWords state={state} />
        {status === 'failed' && problem ? <span> {problemText(locale, problem)}</span> : null}
      </p>
      {isOpen ? (
        <div className="row">
          <Button type="button" variant="quiet" size="small" onClick={() => draft.discard()}>
            {t('save.discard')}
          </Button>
          <Button size="small">{status === 'failed' ? t('save.again') : t('save.now')}</Button>
        </div>
      ) : null}
    </div>
  );
}

/** A focused field is not marked yet. */
const isMarked = ({ status, refused, active, isSent }: SaveState): boolean =>
  status === 'refused' && refused.some((name) => isSent || name !== active);

function SaveWords({ state }: { state: SaveState }) {
  const t = useTexts(draftTexts);
  const format = useFormat();
  const { status, savedAt } = state;
  if (status === 'saving') return t('save.saving');
  if (status === 'failed') return <strong>{t('save.failed')}</strong>;
  if (isMarked(state)) return <strong>{t('save.refused')}</strong>;
  if (status === 'conflict') return t('save.conflict');
  if (status === 'dirty' || status === 'refused') return t('save.unsaved');
  if (!savedAt) return null;
  return (
    <>
      <Icon name="check" />
      {t('save.saved', { time: format.time(savedAt.toISOString(), ownTimeZone()) })}
    </>
  );
}
