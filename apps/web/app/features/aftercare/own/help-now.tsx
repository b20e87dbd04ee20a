import '../aftercare.css';
import type { HelpNow as Help } from '@travesia/contracts/aftercare';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { phoneAddress } from '../../../lib/format/phone-address.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { aftercareTexts } from '../texts.ts';

/** Whom a patient calls before anything else; it names no illness. */
export function HelpNow({ help }: { help: Help }) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  const { numbers, clinic, answer_due_at: due, reference } = help;
  return (
    <Notice tone="danger" icon="phone" title={t('help.title')} role="alert">
      <p>{t('help.text')}</p>
      <ul className="help-now-numbers">
        {numbers.map(({ country, ambulance }) => (
          <li key={country}>
            <a href={`tel:${ambulance}`}>
              {t('help.number', { country: format.region(country) })} <span className="num">{ambulance}</span>
            </a>
          </li>
        ))}
        {clinic.phones.map((phone) => (
          <li key={phone}>
            <a href={phoneAddress(phone)}>
              {t('help.clinic')} <span className="num">{phone}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>{t('help.alerted', { clinic: clinic.name, time: format.instant(due, ownTimeZone()), reference })}</p>
    </Notice>
  );
}
