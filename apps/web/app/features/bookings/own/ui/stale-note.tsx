import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { bookingTexts } from '../../texts.ts';

/** Says that what is shown could not be refreshed. */
export function StaleNote({
  loaded: { data, isStale, reload },
}: {
  loaded: Pick<Loaded<unknown>, 'data' | 'isStale' | 'reload'>;
}) {
  const t = useTexts(bookingTexts);
  return (
    <div role="status">
      {isStale && data !== null ? (
        <p className="row small muted">
          {t('stale')}
          <Button type="button" variant="quiet" size="small" icon="refresh-cw" onClick={() => void reload()}>
            {t('stale.again')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
