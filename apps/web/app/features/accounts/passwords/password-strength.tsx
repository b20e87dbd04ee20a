import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordFault,
  type PasswordOwner,
  passwordStrength,
} from '@travesia/contracts/accounts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { passwordTexts } from './texts.ts';

const BARS = { weak: 1, fair: 2, good: 3, strong: 4 } as const;

interface PasswordStrengthProps {
  password: string;
  owner: PasswordOwner;
  /** Minimum length; shorter where a second factor may be set up. */
  min?: number;
}

/** Password strength as you type, in words; the bars are only visual. */
export function PasswordStrength({ password, owner, min = PASSWORD_MIN.alone }: PasswordStrengthProps) {
  const t = useTexts(passwordTexts);
  const fault = password ? passwordFault(password, owner, min) : null;
  const strength = passwordStrength(password, owner);
  const missing = min - [...password.normalize('NFC')].length;
  return (
    <div className="password-strength" data-strength={password ? strength : undefined}>
      <span className="password-bars" aria-hidden="true">
        {Object.values(BARS).map((bar) => (
          <span key={bar} data-on={password !== '' && bar <= BARS[strength] ? '' : undefined} />
        ))}
      </span>
      {/* Only the verdict is announced: a number that changes with every key press would talk over typing. */}
      <span role="status">
        {password === '' ? '' : fault ? t(fault, { max: PASSWORD_MAX }) : t(`strength.${strength}`)}
      </span>
      {fault === 'too_short' ? <span className="num">{t('more', { count: missing })}</span> : null}
    </div>
  );
}
