import { withQuery } from '../../../../lib/forms/query.ts';
import { localPath } from '../../../../lib/i18n/locale.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Segments } from '../../../../ui/action/segments.tsx';
import { ShareAddress } from '../../../../ui/field/share-address.tsx';
import { compareTexts } from '../texts.ts';

export const showsDifferences = (search: string): boolean => new URLSearchParams(search).get('show') === 'differences';

/** Toggles between all lines and differences only, and prints. */
export function CompareTools() {
  const t = useTexts(compareTexts);
  const path = useLocalPath();
  const { search } = useSite();
  const only = showsDifferences(search);
  const href = (show: string | null) => path(withQuery('/compare', search, { show }).replaceAll('%2C', ','));
  return (
    <div className="row between no-print compare-tools">
      <Segments
        label={t('tools.show')}
        items={[
          { href: href(null), label: t('tools.all'), current: !only },
          { href: href('differences'), label: t('tools.differences'), current: only },
        ]}
      />
      <span className="small muted compare-legend">{t('tools.mark')}</span>
      <Button type="button" hidden data-enhance="print">
        {t('tools.print')}
      </Button>
    </div>
  );
}

/** The link to share with someone helping to decide. */
export function ShareLink() {
  const t = useTexts(compareTexts);
  const locale = useLocale();
  const { origin, path, search } = useSite();
  return (
    <ShareAddress label={t('share.label')} address={origin + localPath(locale, path + search.replaceAll('%2C', ','))} />
  );
}
