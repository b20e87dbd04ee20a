import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../lib/seo/json-ld.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { serviceTexts } from '../../texts.ts';

/** Breadcrumb from the home page to a service's page, for display and for search engines. */
export function useTrail(crumb: string, here: string) {
  const t = useTexts(serviceTexts);
  const path = useLocalPath();
  const { origin } = useSite();
  const trail = [
    { label: t('hub.home'), href: path('/') },
    { label: t('hub.crumb'), href: path('/services/online') },
    { label: crumb },
  ];
  const data = breadcrumbData(
    trail.map(({ label, href }) => ({ name: label, address: origin + (href ?? path(here)) })),
  );
  return { trail, data };
}
