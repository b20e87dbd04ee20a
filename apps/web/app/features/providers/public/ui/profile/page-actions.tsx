import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { providerTexts } from '../../texts.ts';

/** “Share” and “Print”; both need scripts and are hidden without them. */
export function PageActions({ title }: { title: string }) {
  const t = useTexts(providerTexts);
  return (
    <div className="row no-print">
      <Button
        type="button"
        variant="quiet"
        icon="share-2"
        hidden
        data-enhance="share"
        data-title={title}
        data-done={t('actions.shared')}
      >
        {t('actions.share')}
      </Button>
      <Button type="button" variant="quiet" icon="file-text" hidden data-enhance="print">
        {t('actions.print')}
      </Button>
    </div>
  );
}

/** For readers who can correct this page. */
export function ReportLink({ provider }: { provider: string }) {
  const t = useTexts(providerTexts);
  return (
    <p className="small no-print">
      <LocalLink to={`/contact?topic=listing&provider=${provider}`}>{t('actions.report')}</LocalLink>
    </p>
  );
}
