import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LANGUAGE_TAG } from '../../../../lib/i18n/locale.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { ApplyState } from '../application-store.ts';
import { isEmpty } from '../section-values.ts';
import { applyTexts } from '../texts.ts';
import { useLabel } from './use-label.ts';

/** Whether what was typed is saved, and what to do when it is not. */
export function SaveLine({ state }: { state: ApplyState }) {
  const t = useTexts(applyTexts);
  const locale = useLocale();
  const label = useLabel();
  const { pending, saving, savedAt, problem, conflicts, flush, settle } = state;
  if (conflicts.length > 0)
    return (
      <Notice tone="warning" role="alert" title={t('save.conflict')}>
        <p>{t('save.conflictText')}</p>
        <ul className="apply-list">
          {conflicts.map((path) => (
            <li key={path}>{label(path)}</li>
          ))}
        </ul>
        <p className="row notice-actions">
          <Button type="button" size="small" onClick={() => void settle('mine')}>
            {t('save.mine')}
          </Button>
          <Button type="button" size="small" variant="quiet" onClick={() => void settle('theirs')}>
            {t('save.theirs')}
          </Button>
        </p>
      </Notice>
    );
  if (saving === 'failed')
    return (
      <Notice tone="danger" role="alert" title={t('save.failed')}>
        <p>{problem ? problemText(locale, problem) : t('save.failedText')}</p>
        <p className="notice-actions">
          <Button type="button" size="small" onClick={() => void flush()}>
            {t('save.again')}
          </Button>
        </p>
      </Notice>
    );
  const time = savedAt?.toLocaleTimeString(LANGUAGE_TAG[locale], { hour: 'numeric', minute: '2-digit' });
  return (
    <p role="status" className="apply-saved">
      {/* Only what the server has is saved: what is typed and waits to be sent is not. */}
      {saving === 'saving' || !isEmpty(pending) ? (
        t('save.saving')
      ) : time ? (
        <>
          <Icon name="check" />
          {t('save.saved', { time })}
        </>
      ) : (
        t('save.auto')
      )}
    </p>
  );
}
