import type { ServiceOffer } from '@travesia/contracts/services';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Chip } from '../../../../ui/badge/chip.tsx';
import type { ServiceData } from '../../load-services.ts';
import { OfferFilters } from '../../ui/parts/offer-filters.tsx';
import { OfferList } from '../../ui/parts/offer-list.tsx';
import { CONDITIONS } from '../documents.ts';
import { opinionTexts } from '../texts.ts';

const HERE = '/services/second-opinion';

/** Clinicians who give opinions, filtered by condition, language and country, with price and turnaround in days. */
export function Panel({ service, offers, errors }: ServiceData) {
  const t = useTexts(opinionTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { search } = useSite();
  const chosen = new URLSearchParams(search).get('focus');
  const link = (focus: string | null) => `${withQuery(path(HERE), search, { focus })}#panel`;
  const fieldsOf = ({ focus }: ServiceOffer) => {
    const fields = CONDITIONS.filter((one) => focus.includes(one)).map((one) => t(`condition.${one}`));
    return fields.length > 0 ? <li>{t('panel.field', { list: format.list(fields) })}</li> : null;
  };
  return (
    <section id="panel" aria-labelledby="panel-heading">
      <div className="service-list-head">
        <div>
          <h2 id="panel-heading">{t('panel.heading')}</h2>
          <p className="muted measure">
            {service.provided_by} {t('panel.lead')}
          </p>
        </div>
        <OfferFilters facets={offers.facets} sorts={['relevance', 'price', 'turnaround']} anchor="panel" />
      </div>
      <nav aria-label={t('panel.heading')} className="one-line offer-count">
        <Chip href={link(null)} pressed={!chosen}>
          {t('panel.all')}
        </Chip>
        {CONDITIONS.map((condition) => (
          <Chip key={condition} href={link(condition)} pressed={condition === chosen}>
            {t(`condition.${condition}`)}
          </Chip>
        ))}
      </nav>
      <OfferList
        service={service.slug}
        page={offers}
        anchor="panel"
        errors={errors}
        action={t('panel.start')}
        facts={fieldsOf}
      />
    </section>
  );
}
