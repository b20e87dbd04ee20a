import type { ReactNode } from 'react';
import { useLocalPath } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData, type JsonLdData } from '../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';

interface PageHeroProps {
  /** Path of the page, without language prefix. */
  here: string;
  title: string;
  description: string;
  home: string;
  crumb: string;
  heading: string;
  lead: ReactNode;
  actions?: ReactNode;
  /** A filtered or searched view, which is noindex. */
  isVariation?: boolean;
  /** Structured data besides the breadcrumb. */
  jsonLd?: Extract<JsonLdData, readonly unknown[]>;
  /** Figures or a notice below the heading. */
  children?: ReactNode;
}

/** Header of an explanatory page: breadcrumb, heading, lead, actions. */
export function PageHero({ here, home, crumb, isVariation = false, jsonLd = [], ...page }: PageHeroProps) {
  const path = useLocalPath();
  const { origin } = useSite();
  const trail = [
    { name: home, address: `${origin}${path('/')}` },
    { name: crumb, address: `${origin}${path(here)}` },
  ];
  return (
    <div className="band service-hero">
      <PageHead
        title={page.title}
        description={page.description}
        canonical={here}
        noindex={isVariation}
        jsonLd={[breadcrumbData(trail), ...jsonLd]}
      />
      <div className="wrap">
        <Breadcrumb trail={[{ label: home, href: path('/') }, { label: crumb }]} />
        <div className="treatment-title">
          <div>
            <h1>{page.heading}</h1>
            <p className="lead">{page.lead}</p>
          </div>
          {page.actions ? <div className="row">{page.actions}</div> : null}
        </div>
        {page.children}
      </div>
    </div>
  );
}
