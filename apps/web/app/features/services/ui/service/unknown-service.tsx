import type { ServiceSummary } from '@travesia/contracts/services';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { CrossingArt } from '../../../../ui/feedback/empty-state.tsx';
import { serviceTexts } from '../../texts.ts';
import { ServiceCard } from '../parts/service-card.tsx';

/** Shown for an unknown service: a list of all services. */
export function UnknownService({ type, services }: { type: string; services: readonly ServiceSummary[] }) {
  const t = useTexts(serviceTexts);
  return (
    <div className="wrap section-tight not-found">
      <PageHead title={t('missing.title')} noindex />
      <CrossingArt />
      <h1>{t('missing.heading')}</h1>
      <p className="lead">{t.rich('missing.slug', { slug: <code>{type}</code> })}</p>
      <ul className="grid grid-3 service-grid">
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceCard service={service} level={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}
