import type { ProviderContext } from '@travesia/contracts/contexts';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { extendContext, useProviderContext } from '../context-store.ts';
import { afterContext, leaveContext } from '../leave-context.ts';
import { accessTexts } from '../texts.ts';
import { announcedMinutes, useMinutesLeft } from '../use-minutes-left.ts';

/** The clinic the user acts as and the time left; extend or leave. */
export function ActingBar({ context }: { context: ProviderContext }) {
  const t = useTexts(accessTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const minutes = useMinutesLeft();
  const failed = useProviderContext((state) => state.failed);
  const extending = useAct();
  const leaving = useAct();
  const announced = announcedMinutes(minutes);

  const extend = () => extending.run(() => extendContext());
  const leave = async () => {
    const isOut = await leaving.run(async () => {
      await leaveContext(context);
      return true;
    });
    if (isOut) void navigate(path(afterContext(context.via)));
    else showToast(t(`acting.leaveFailed.${context.via}`));
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
      <p className="acting-note">
        {failed ? t('acting.old') : t(context.read_only ? 'acting.reading' : 'acting.note')}
      </p>
      <p role="status" className="sr-only">
        {announced ? t('acting.announce', { name: context.provider_name, minutes: announced }) : null}
      </p>
      <p role="alert" className="acting-fault">
        {extending.problem ? problemText(locale, extending.problem) : null}
      </p>
      <div className="acting-actions">
        {context.actions.includes('extend') ? (
          <Button type="button" size="small" busy={extending.busy} onClick={() => void extend()}>
            {t('acting.extend')}
          </Button>
        ) : null}
        <Button type="button" size="small" busy={leaving.busy} onClick={() => void leave()}>
          {t('acting.leave')}
        </Button>
      </div>
    </div>
  );
}
