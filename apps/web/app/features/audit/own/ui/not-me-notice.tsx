import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { activityTexts } from '../texts.ts';

/** Shown after “This was not me”: the action, and why to change the password next. */
export function NotMeNotice({ device }: { device: string }) {
  const t = useTexts(activityTexts);
  const path = useLocalPath();
  return (
    <Notice tone="warning" icon="shield-check" role="alert" title={t('notMe.ended', { device })}>
      <p>{t('notMe.why')}</p>
      <p className="notice-actions">
        <LinkButton variant="primary" size="small" icon="lock" href={path('/profile#password')}>
          {t('notMe.password')}
        </LinkButton>
      </p>
    </Notice>
  );
}
