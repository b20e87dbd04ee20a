import type { ServiceDetail } from '@travesia/contracts/services';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';

interface Fact {
  term: string;
  value: string;
}

/** Header of a service's page: description, action and facts; unknown facts are null. */
export function ServiceHero({
  service,
  trail,
  actions,
  facts,
}: Pick<ComponentProps<typeof Breadcrumb>, 'trail'> & {
  service: ServiceDetail;
  actions: ReactNode;
  facts: readonly (Fact | null)[];
}) {
  return (
    <div className="band service-hero">
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <div className="treatment-title">
          <div>
            <h1>{service.name}</h1>
            <p className="lead">{service.summary}</p>
          </div>
          <div className="row">{actions}</div>
        </div>
        <dl className="treatment-facts">
          {facts.map((fact) =>
            fact ? (
              <div key={fact.term}>
                <dt>{fact.term}</dt>
                <dd>{fact.value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
    </div>
  );
}
