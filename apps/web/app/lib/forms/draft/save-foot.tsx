import type { Ref, RefObject } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { ownTimeZone } from '../../dates/own-time-zone.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.tsx';
import { problemText } from '../../problem/problem-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { RefusedBar } from './refused-bar.tsx';
import type { SaveState } from './draft-form.ts';
import { draftTexts } from './texts.ts';
import type { Draft } from './use-draft-form.ts';

interface SaveFootProps extends Draft {
  form: RefObject<HTMLFormElement | null>;
  /** Why it was not saved: gets the focus if no field does. */
  bar: Ref<HTMLDivElement>;
  labelOf: (name: string) => string;
  hrefOf?: ((name: string) => string) | undefined;
}

/** Save status as text, why it was not saved, and available actions. */
export function SaveFoot({ draft, state, ...where }: SaveFootProps) {
  const t = useTexts(draftTexts);
  const { status } = state;
  const isOpen = status === 'dirty' || status === 'refused' || status === 'failed';
  return (
    <>
      <WhyNot draft={draft} state={state} {...where} />
      <div className="save-foot">
        <p role="status" className={status === 'failed' || isMarked(state) ? 'save-status save-failed' : 'save-status'}>
          <SaveWords state={state} />
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
    </>
  );
}

/** The rejected fields, or why nothing could be saved. */
function WhyNot({ draft, state, form, bar, labelOf, hrefOf }: SaveFootProps) {
  const locale = useLocale();
  const { status, problem, active, isSent } = state;
  if (status === 'failed' && problem)
    return (
      <div ref={bar} className="error-summary" role="alert" tabIndex={-1}>
        <p>{problemText(locale, problem)}</p>
      </div>
    );
  // They stay while they are being corrected.
  if (!isMarked({ ...state, status: status === 'dirty' ? 'refused' : status })) return null;
  return (
    <RefusedBar
      ref={bar}
      form={form}
      refused={state.refused.filter((name) => isSent || name !== active)}
      problem={problem}
      labelOf={(name) => (Object.hasOwn(draft.form, name) ? labelOf(name) : null)}
      hrefOf={hrefOf}
    />
  );
}

/** A focused field is not marked yet. */
const isMarked = ({ status, refused, active, isSent }: SaveState): boolean =>
  status === 'refused' && refused.some((name) => isSent || name !== active);

/** The save status in words: what the server last answered. */
export function SaveWords({ state }: { state: SaveState }) {
  const t = useTexts(draftTexts);
  const format = useFormat();
  const { status, savedAt } = state;
  if (status === 'saving') return t('save.saving');
  if (status === 'failed') return <strong>{t(state.isRetrying ? 'save.retrying' : 'save.failed')}</strong>;
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
