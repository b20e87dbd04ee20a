import type { User } from '@travesia/contracts/accounts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { patientTexts } from '../../texts.ts';
import { useDeviceCount } from '../../use-device-count.ts';

/** Account security: email, two-factor authentication, devices. */
export function SafetyBox({ person }: { person: User }) {
  const t = useTexts(patientTexts);
  const { email_verified: isVerified, two_factor_enabled: isSecond } = person;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="safety">
      <div className="portal-section-head">
        <h2 id="safety">{t('safety.heading')}</h2>
        <LocalLink to="/profile">{t('safety.all')}</LocalLink>
      </div>
      <ul className="dash-facts">
        <Fact isGood={isVerified}>{t(isVerified ? 'safety.mail' : 'safety.noMail')}</Fact>
        <Fact isGood={isSecond}>{t(isSecond ? 'safety.second' : 'safety.noSecond')}</Fact>
        <Devices />
      </ul>
    </section>
  );
}

function Fact({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li data-good={isGood}>
      <Icon name={isGood ? 'circle-check' : 'circle-dashed'} />
      <span>{children}</span>
    </li>
  );
}

function Devices() {
  const t = useTexts(patientTexts);
  const locale = useLocale();
  const { data: count, problem, reload } = useDeviceCount();
  if (problem && count === null)
    return (
      <li>
        <Notice tone="danger" role="alert" title={t('safety.failed')}>
          <p>{problemText(locale, problem)}</p>
          <p className="notice-actions">
            <Button type="button" size="small" onClick={() => void reload()}>
              {t('safety.again')}
            </Button>
          </p>
        </Notice>
      </li>
    );
  return (
    <li aria-busy={count === null || undefined}>
      <Icon name="monitor" />
      {count === null ? (
        <Skeleton width="11rem" />
      ) : (
        <LocalLink to="/profile#devices">{t('safety.devices', { count })}</LocalLink>
      )}
    </li>
  );
}
