import type { ServiceSummary } from '@travesia/contracts/services';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { CardHeading } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { modeText, serviceAddress, serviceIcon, spokenLine } from '../../service-view.ts';
import { serviceTexts } from '../../texts.ts';

interface ServiceCardProps {
  service: ServiceSummary;
  level?: 2 | 3;
  /** Query of the list, so that its filters stay on the service’s page. */
  asked?: string;
}

/** A service in a list: description, limits, duration, languages, starting price. */
export function ServiceCard({ service, level = 3, asked = '' }: ServiceCardProps) {
  const t = useTexts(serviceTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { slug, name, summary, limit, languages, price_from: price, offer_count: count } = service;
  const { key, values } = modeText(service);
  return (
    <article className="card card-link service-card">
      <span className="service-mark">
        <Icon name={serviceIcon(slug)} />
      </span>
      <CardHeading href={path(serviceAddress(slug) + asked)} level={level}>
        {name}
      </CardHeading>
      <p className="small">{summary}</p>
      <p className="small muted with-icon service-limit">
        <Icon name="minus" />
        <span>{limit}</span>
      </p>
      <p className="facts">
        <span>
          <Icon name="clock" />
          {t(key, values)}
        </span>
        {languages.length > 0 ? (
          <span>
            <Icon name="languages" />
            {spokenLine(languages, format)}
          </span>
        ) : null}
      </p>
      <div className="card-foot">
        {price ? (
          <span>
            <span className="tiny muted">{t('card.from')}</span>{' '}
            <Price money={price} approximate={price.approximate} size="medium" />
          </span>
        ) : (
          <span className="small">{t('card.none')}</span>
        )}
        {count > 0 ? <span className="small muted">{t('card.offers', { count })}</span> : null}
      </div>
    </article>
  );
}
