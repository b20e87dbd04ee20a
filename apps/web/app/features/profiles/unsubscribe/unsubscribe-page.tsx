import type { MailSubscription } from '@travesia/contracts/profiles';
import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { unsubscribeTexts } from './texts.ts';

interface UnsubscribePageProps {
  /** Null for a link that was not made here. */
  mails: MailSubscription | null;
  /** Whether the visitor has just changed it. */
  isChanged: boolean;
}

/** `/unsubscribe`: turns the emails of a topic off, or on again, without signing in. Opening it changes nothing: scanners of mail do. */
export function UnsubscribePage({ mails, isChanged }: UnsubscribePageProps) {
  const t = useTexts(unsubscribeTexts);
  const path = useLocalPath();
  const settings = <LinkButton href={path('/profile/edit#notifications')}>{t('settings')}</LinkButton>;
  return (
    <div className="wrap section-tight">
      <PageHead title={t('title')} description={t('description')} noindex />
      <div className="card card-padded stack">
        {mails ? (
          <Choice mails={mails} isChanged={isChanged}>
            {settings}
          </Choice>
        ) : (
          <>
            <h1>{t('invalid')}</h1>
            <p className="measure">{t('invalidText')}</p>
            <p className="row">{settings}</p>
          </>
        )}
      </div>
    </div>
  );
}

function Choice({
  mails: { topic, is_on: isOn },
  isChanged,
  children,
}: UnsubscribePageProps & { mails: MailSubscription; children: ReactNode }) {
  const t = useTexts(unsubscribeTexts);
  const said = !isOn ? 'off' : isChanged ? 'on' : 'ask';
  return (
    <>
      <div className="stack" role={isChanged ? 'status' : undefined}>
        <h1>{t(said, { topic: t(`topic.${topic}`) })}</h1>
        <p className="measure">{t(`text.${said}`)}</p>
      </div>
      <form method="post" className="row">
        <input type="hidden" name="is_on" value={isOn ? 'false' : 'true'} />
        <Button variant={isOn ? 'primary' : 'secondary'}>{t(isOn ? 'turnOff' : 'turnOn')}</Button>
        {children}
      </form>
    </>
  );
}
