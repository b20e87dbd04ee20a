import type { ProviderDetail } from '@travesia/contracts/providers';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import { Breadcrumb } from '../../../../../ui/navigation/breadcrumb.tsx';
import { KeepButtons } from '../../../../../ui/keep/keep-buttons.tsx';
import { AvatarPicture } from '../../../../../ui/picture/avatar-picture.tsx';
import { CoverPicture } from '../../../../../ui/picture/cover-picture.tsx';
import { Rating } from '../../../../../ui/rating/rating.tsx';
import { PhotoPicture } from '../../../../photos/index.ts';
import { cityAddress } from '../../directory/map-view.ts';
import { answerTime, languagesLine, placeOf } from '../../provider-view.ts';
import { providerTexts } from '../../texts.ts';
import { PageActions } from './page-actions.tsx';
import { ProviderBadges } from '../provider-badges.tsx';

/** Cover, logo, name and key facts. */
export function ProviderHeader({ provider }: { provider: ProviderDetail }) {
  const t = useTexts(providerTexts);
  const path = useLocalPath();
  return (
    <header>
      <div className="provider-cover">
        {provider.photo ? (
          <PhotoPicture photo={provider.photo} sizes="100vw" eager />
        ) : (
          <CoverPicture
            treatment={provider.treatments[0]?.slug ?? 'clinic'}
            city={provider.city?.slug ?? ''}
            country={provider.country.code}
            seed={provider.slug}
            shape="wide"
            eager
          />
        )}
      </div>
      <div className="wrap provider-title">
        <AvatarPicture
          name={provider.name}
          shape="square"
          size={132}
          className="provider-avatar"
          own={provider.logo_url}
          eager
        />
        <div className="provider-title-text">
          <ProviderTrail provider={provider} />
          <ProviderBadges provider={provider} />
          <h1>{provider.name}</h1>
          <HeaderFacts provider={provider} />
          <div className="row provider-actions">
            <KeepButtons kind="provider" id={provider.id} name={provider.name} />
            {/* Visitors sign in first and come back to it. */}
            <LinkButton variant="quiet" icon="message-circle" href={path(`/messages?new=1&to=${provider.id}`)}>
              {t('actions.message')}
            </LinkButton>
            <PageActions title={provider.name} />
          </div>
        </div>
      </div>
    </header>
  );
}

export function ProviderTrail({ provider: { name, city } }: { provider: Pick<ProviderDetail, 'name' | 'city'> }) {
  const t = useTexts(providerTexts);
  const path = useLocalPath();
  return (
    <Breadcrumb
      trail={[
        { label: t('trail.home'), href: path('/') },
        { label: t('trail.directory'), href: path('/directory') },
        ...(city ? [{ label: city.name, href: path(cityAddress(city.slug)) }] : []),
        { label: name },
      ]}
    />
  );
}

function HeaderFacts({ provider }: { provider: ProviderDetail }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const { rating, response_minutes: minutes } = provider;
  const answers = minutes === null ? null : answerTime(minutes);
  return (
    <ul className="provider-facts">
      <li>
        <Icon name="map-pin" />
        {t('card.kind', { kind: provider.type.name, place: placeOf(provider) })}
      </li>
      <li>
        <Rating value={rating?.average ?? 0} count={rating?.count ?? 0} href="#reviews" />
      </li>
      {provider.languages.length > 0 ? (
        <li>
          <Icon name="languages" />
          {languagesLine(provider.languages, format)}
        </li>
      ) : null}
      {answers ? (
        <li>
          <Icon name="message-circle" />
          {t(answers.key, { count: answers.count })}
        </li>
      ) : null}
    </ul>
  );
}
