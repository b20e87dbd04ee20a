import type { ProviderContext } from '@travesia/contracts/contexts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { extendContext, useProviderContext } from '../context-store.ts';
import { afterContext, leaveContext } from '../leave-context.ts';
import { accessTexts } from '../texts.ts';
import { announcedMinutes, useMinutesLeft } from '../use-minutes-left.ts';

/** Who is acted for and how long; longer, or not at all any more. */
export function ActingBar({ context }: { context: ProviderContext }) {
  const t = useTexts(accessTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const minutes = useMinutesLeft();
  const failed = useProviderContext((state) => state.failed);
  const [busy, setBusy] = useState<'extend' | 'leave' | null>(null);
  const [fault, setFault] = useState('');
  const announced = announcedMinutes(minutes);

  const extend = async () => {
    setBusy('extend');
    setFault('');
    await extendContext().catch((error: unknown) => {
      const problem = problemOf(error);
      setFault(problem ? problemText(locale, problem) : t('acting.extendFailed'));
    });
    setBusy(null);
  };
  const leave = async () => {
    setBusy('leave');
    try {
      await leaveContext(context);
      void navigate(path(afterContext(context.via)));
    } catch {
      showToast(t(`acting.leaveFailed.${context.via}`));
    }
    setBusy(null);
  };
  return (
    <div className="acting-bar">
      <p>
        <Icon name="user-cog" />
        <span>
          {t.rich('acting.as', { name: <b key="name">{context.provider_name}</b> })}
          <span className="acting-left">{t('acting.left', { minutes })}</span>
        </span>
      </p>
      <p className="acting-note">{failed ? t('acting.old') : t('acting.note')}</p>
      <p role="status" className="sr-only">
        {announced ? t('acting.announce', { name: context.provider_name, minutes: announced }) : null}
      </p>
      <p role="alert" className="acting-fault">
        {fault}
      </p>
      <div className="acting-actions">
        {context.actions.includes('extend') ? (
          <Button type="button" size="small" busy={busy === 'extend'} onClick={() => void extend()}>
            {t('acting.extend')}
          </Button>
        ) : null}
        <Button type="button" size="small" busy={busy === 'leave'} onClick={() => void leave()}>
          {t('acting.leave')}
        </Button>
      </div>
    </div>
  );
}
