import type { ServiceDetail } from '@travesia/contracts/services';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { serviceTexts } from '../../texts.ts';

const Lines = ({ items }: { items: readonly string[] }) => (
  <ul className="ruled-list">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** What the service can and cannot do, side by side, and who is responsible for the text. */
export function WhatItCan({ service }: { service: ServiceDetail }) {
  const t = useTexts(serviceTexts);
  return (
    <section aria-labelledby="what-it-can">
      <h2 id="what-it-can">{t('service.what')}</h2>
      <div className="suitability">
        <div>
          <h3>
            <Icon name="check" />
            {t('service.can')}
          </h3>
          <Lines items={service.can} />
        </div>
        <div>
          <h3 className="who-waits">
            <Icon name="x" />
            {t('service.cannot')}
          </h3>
          <Lines items={service.cannot} />
        </div>
      </div>
      <p className="small muted measure">{t('service.written')}</p>
    </section>
  );
}

/** What to prepare, and what follows. */
export function Preparation({ service }: { service: ServiceDetail }) {
  const t = useTexts(serviceTexts);
  return (
    <div className="suitability">
      <section aria-labelledby="prepare">
        <h2 id="prepare">{t('service.prepare')}</h2>
        <Lines items={service.prepare} />
      </section>
      <section aria-labelledby="afterwards">
        <h2 id="afterwards">{t('service.after')}</h2>
        <p className="measure">{service.afterwards}</p>
      </section>
    </div>
  );
}

/** The document patients receive, filled in for a fictional case. */
export function SampleReport({ service: { sample } }: { service: ServiceDetail }) {
  const t = useTexts(serviceTexts);
  return (
    <section aria-labelledby="sample">
      <h2 id="sample">{t('service.sample')}</h2>
      <div className="card sample-report">
        <div className="row between">
          <h3>{sample.title}</h3>
          <Badge tone="warning" icon="info">
            {t('service.sampleMark')}
          </Badge>
        </div>
        <dl>
          {sample.parts.map(({ heading, text }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
