import type { AdminUserDetail } from '@travesia/contracts/accounts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { usersTexts } from '../texts.ts';
import { featurePortal } from './feature-portal.ts';
import { UserSection } from './user-section.tsx';

type Screen = keyof (typeof usersTexts)['messages']['en'] extends infer Key
  ? Key extends `screen.${infer Name}`
    ? Name
    : never
  : never;

/** Screens from a newer server are shown by key. */
const isNamed = (screen: string): screen is Screen => Object.hasOwn(usersTexts.messages.en, `screen.${screen}`);

type Feature = AdminUserDetail['features'][number];

/** Which screens the user has and why; screens without access are collapsed. */
export function FeaturesSection({ user }: { user: AdminUserDetail }) {
  const t = useTexts(usersTexts);
  const open = user.features.filter((feature) => feature.has_access);
  const closed = user.features.filter((feature) => !feature.has_access);
  return (
    <UserSection id="features" heading={t('features.heading')}>
      <p className="muted">{t('features.lead', { count: open.length, total: user.features.length })}</p>
      <FeatureList features={open} />
      {closed.length ? (
        <Disclosure summary={t('features.closed', { count: closed.length })}>
          <FeatureList features={closed} />
        </Disclosure>
      ) : null}
    </UserSection>
  );
}

function FeatureList({ features }: { features: readonly Feature[] }) {
  const t = useTexts(usersTexts);
  return (
    <ul className="admin-features">
      {features.map(({ key, has_access: has, because }) => {
        const { portal, screen } = featurePortal(key);
        return (
          <li key={key}>
            <Icon name={has ? 'circle-check' : 'minus'} />
            <span>
              {t(`portal.${portal}`)} · {isNamed(screen) ? t(`screen.${screen}`) : screen.replaceAll('_', ' ')}
              <span className="admin-second">{t(`because.${because}`)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
