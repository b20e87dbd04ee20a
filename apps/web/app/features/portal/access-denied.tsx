import type { User } from '@travesia/contracts/accounts';
import { Button, LinkButton } from '../../ui/action/button.tsx';
import { CrossingArt } from '../../ui/feedback/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useLocale, useLocalPath, useTexts } from '../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../lib/seo/page-head.tsx';
import { homeOf, isKnownRole } from '../../lib/session/role-home.ts';
import { portalTexts } from './texts.ts';

interface AccessDeniedProps {
  /** Null for a visitor who is not signed in. */
  person: Pick<User, 'role'> | null;
  /** Why access is denied: wrong role, feature not enabled for the user, or feature access could not be checked. */
  reason: 'role' | 'feature' | 'check';
  /** Checks feature access again. */
  onRetry?: () => void;
}

/** Replaces a page the user cannot access: the reason, who they are signed in as, and a link to their own page. */
export function AccessDenied({ person, reason, onRetry }: AccessDeniedProps) {
  const t = useTexts(portalTexts);
  const path = useLocalPath();
  const locale = useLocale();
  const role = person && (isKnownRole(person.role) ? t(`role.${person.role}`) : person.role);
  return (
    <section className="denied" aria-labelledby="denied">
      <PageHead title={t('denied.title')} noindex />
      <CrossingArt />
      <p className="denied-role">
        <Icon name="lock" /> {role === null ? t('denied.anonymous') : t('denied.role', { role })}
      </p>
      <h1 id="denied">{t('denied.heading')}</h1>
      <p>{t(`denied.why.${reason}`)}</p>
      <div className="row">
        {person ? (
          <LinkButton variant="primary" href={homeOf(locale, person)}>
            {t('denied.own')}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href={path('/login')}>
            {t('denied.signIn')}
          </LinkButton>
        )}
        {onRetry ? (
          <Button type="button" onClick={onRetry}>
            {t('denied.retry')}
          </Button>
        ) : (
          <LinkButton href={path('/contact')}>{t('denied.ask')}</LinkButton>
        )}
      </div>
    </section>
  );
}
