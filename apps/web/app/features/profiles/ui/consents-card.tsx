import { type AccountPurpose, CONSENT_WORDING } from '@travesia/contracts/accounts';
import type { ConsentState } from '@travesia/contracts/profiles';
import { useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { profileTexts } from '../texts.ts';
import { useConsents } from '../use-consents.ts';
import { EditCard } from './section-card.tsx';

interface ConsentsCardProps {
  consents: readonly ConsentState[];
  onChanged: (consents: ConsentState[]) => void;
}

/** The user's consents by purpose, given and withdrawn with one click, with history. */
export function ConsentsCard({ consents, onChanged }: ConsentsCardProps) {
  const t = useTexts(profileTexts);
  const locale = useLocale();
  const { busy, problem, set } = useConsents(onChanged);
  return (
    <EditCard
      id="consents"
      heading={t('consents.heading')}
      text={t.rich('consents.text', { link: <LocalLink to="/privacy" /> })}
    >
      {problem ? (
        <Notice tone="danger" role="alert">
          {problemText(locale, problem)}
        </Notice>
      ) : null}
      <ul className="consent-list">
        {consents.map((consent) => (
          <li key={consent.purpose}>
            <Consent consent={consent} busy={busy === consent.purpose} set={set} />
          </li>
        ))}
      </ul>
    </EditCard>
  );
}

interface ConsentProps {
  consent: ConsentState;
  busy: boolean;
  set: (purpose: AccountPurpose, given: boolean) => Promise<boolean>;
}

function Consent({ consent: { purpose, given, history }, busy, set }: ConsentProps) {
  const t = useTexts(profileTexts);
  const [isAsked, setAsked] = useState(false);
  const give = () => set(purpose, true).then((done) => done && showToast(t('consents.given')));
  const withdraw = async () => {
    if (!(await set(purpose, false))) return;
    setAsked(false);
    showToast(t('consents.withdrawn'));
  };
  const name = t(`consents.name.${purpose}`);
  return (
    <div className="stack">
      <p className="strong">
        {name}{' '}
        {given ? (
          <Badge tone="success" icon="check">
            {t('consents.stands')}
          </Badge>
        ) : (
          <Badge>{t('consents.notGiven')}</Badge>
        )}
      </p>
      <p>{t(`consents.wording.${purpose}`)}</p>
      {isAsked ? (
        <Notice tone="warning" role="alert" title={t('consents.sure')}>
          <p>{t('consents.deletes')}</p>
          <p className="notice-actions row">
            <Button type="button" size="small" onClick={() => setAsked(false)}>
              {t('consents.keep')}
            </Button>
            <Button type="button" size="small" variant="danger" busy={busy} onClick={() => void withdraw()}>
              {t('consents.delete')}
            </Button>
          </p>
        </Notice>
      ) : given ? (
        <Button
          type="button"
          size="small"
          busy={busy}
          aria-label={t('consents.withdrawLabel', { name })}
          onClick={() => (purpose === 'health_data' ? setAsked(true) : void withdraw())}
        >
          {t('consents.withdraw')}
        </Button>
      ) : (
        <Button
          type="button"
          size="small"
          busy={busy}
          aria-label={t('consents.giveLabel', { name })}
          onClick={() => void give()}
        >
          {t('consents.give')}
        </Button>
      )}
      {history.length > 0 ? <History history={history} /> : null}
    </div>
  );
}

function History({ history }: Pick<ConsentState, 'history'>) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  return (
    <Disclosure summary={t('consents.history')}>
      <ul className="small muted">
        {history.map(({ given_at: given, withdrawn_at: withdrawn, wording, language }) => (
          <li key={given}>
            {t('consents.givenAt', {
              given: at(given),
              wording: format.date(wording),
              language: format.language(language),
            })}
            {withdrawn ? ` ${t('consents.withdrawnAt', { withdrawn: at(withdrawn) })}` : ''}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Shown in place of health data before consent: the purpose, and one click to agree. */
export function HealthGate({ text, onChanged }: Pick<ConsentsCardProps, 'onChanged'> & { text?: string }) {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const locale = useLocale();
  const { busy, problem, set } = useConsents(onChanged);
  return (
    <EditCard id="health" heading={t('section.health')} text={text ?? t('why.health')}>
      {problem ? (
        <Notice tone="danger" role="alert">
          {problemText(locale, problem)}
        </Notice>
      ) : null}
      <p>{t('health.asked', { version: format.date(CONSENT_WORDING) })}</p>
      <blockquote className="consent-wording">{t('consents.wording.health_data')}</blockquote>
      <Button type="button" busy={busy !== null} onClick={() => void set('health_data', true)}>
        {t('health.agree')}
      </Button>
    </EditCard>
  );
}
