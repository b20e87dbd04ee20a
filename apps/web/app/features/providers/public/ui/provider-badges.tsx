import type { ProviderSummary } from '@travesia/contracts/providers';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { BadgeLink } from '../../../../ui/badge/badge-link.tsx';
import { providerAddress, VERIFICATION_LOOKS } from '../provider-view.ts';
import { providerTexts } from '../texts.ts';

/** Verification, valid accreditations and the demo badge; a registry listing says that nothing was verified. */
export function ProviderBadges({ provider }: { provider: ProviderSummary }) {
  const t = useTexts(providerTexts);
  const path = useLocalPath();
  if (provider.listing === 'directory') return <p className="small muted">{t('listing.plain')}</p>;
  const state = t(`verification.${provider.verification_status}`);
  return (
    <div className="row result-badges">
      <BadgeLink
        href={`${path(providerAddress(provider))}#credentials`}
        label={t('verification.link', { state, name: provider.name })}
      >
        <Badge {...VERIFICATION_LOOKS[provider.verification_status]}>{state}</Badge>
      </BadgeLink>
      {provider.accreditations.map(({ slug, name }) => (
        <Badge key={slug} icon="shield-check">
          {name}
        </Badge>
      ))}
      <RealMark demo={provider.demo} />
    </div>
  );
}
