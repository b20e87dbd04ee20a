import type { AdminUserDetail } from '@travesia/contracts/accounts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { usersTexts } from '../texts.ts';
import { userActs } from './use-user.ts';
import { UserSection } from './user-section.tsx';

/** How the user signs in: password and second factors (read-only), and signed-in devices. */
export function DevicesSection({ user, onChanged }: { user: AdminUserDetail; onChanged: () => void }) {
  const t = useTexts(usersTexts);
  const format = useFormat();
  const locale = useLocale();
  const { doing: ending, problem, run } = useAct();
  const instant = (at: string) => format.instant(at, ownTimeZone());
  const end = (id: string, device: string) =>
    run(async () => {
      await userActs.endSession(user, id);
      showToast(t('devices.ended', { device }));
      onChanged();
    }, id);
  const mayEnd = user.actions.includes('end_sessions');
  return (
    <UserSection id="access" heading={t('devices.heading')}>
      <Means user={user} />
      <h3>{t('devices.signedIn', { count: user.sessions.length })}</h3>
      {problem ? (
        <Notice tone="danger" role="alert" title={t('act.failed')}>
          <p>{problemText(locale, problem)}</p>
        </Notice>
      ) : null}
      <ul className="admin-lines">
        {user.sessions.map(({ id, device, place, network, last_seen_at: seen, created_at: since }) => {
          const name = device || t('devices.unnamed');
          return (
            <li key={id}>
              <div>
                <p className="strong">{name}</p>
                <p className="small">
                  {place ? t('devices.from', { place, network }) : t('devices.network', { network })}
                </p>
                <p className="small muted">{t('devices.seen', { seen: instant(seen), since: instant(since) })}</p>
              </div>
              {mayEnd ? (
                <Button
                  type="button"
                  size="small"
                  aria-label={t('devices.endLabel', { device: name })}
                  busy={ending === id}
                  disabled={ending !== null}
                  onClick={() => void end(id, name)}
                >
                  {t('devices.end')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </UserSection>
  );
}

/** Password and second factors, read-only. */
function Means({ user }: { user: AdminUserDetail }) {
  const t = useTexts(usersTexts);
  const format = useFormat();
  const instant = (at: string) => format.instant(at, ownTimeZone());
  return (
    <Facts
      items={[
        {
          name: t('devices.password'),
          value: user.password_changed_at
            ? t('devices.passwordSince', { at: instant(user.password_changed_at) })
            : t(user.has_password ? 'devices.passwordSet' : 'devices.passwordNone'),
        },
        {
          name: t('filter.twoFactor'),
          value: user.two_factor_since ? t('devices.since', { at: instant(user.two_factor_since) }) : t('twoFactor.no'),
        },
        ...(user.second_factors.length
          ? [
              {
                name: t('devices.factors'),
                value: format.list(user.second_factors.map((method) => t(`factor.${method}`))),
              },
            ]
          : []),
      ]}
    />
  );
}
