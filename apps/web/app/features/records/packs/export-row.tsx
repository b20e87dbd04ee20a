import type { RecordExport } from '@travesia/contracts/records';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { packsTexts } from './texts.ts';
import { isRunning, type RecordExportsKnown } from './use-record-exports.ts';

/** Larger ones take long, and browsers show nothing of them until they have everything. */
const LARGE_BYTES = 500 * 1000 ** 2;

interface ExportRowProps {
  one: RecordExport;
  known: Pick<RecordExportsKnown, 'doing' | 'download' | 'remove'>;
}

/** A file made of records: what it is, its state, and what can be done with it. */
export function ExportRow({ one, known: { doing, download, remove } }: ExportRowProps) {
  const t = useTexts(packsTexts);
  const format = useFormat();
  const name = t('of', {
    kind: t(`short.${one.kind}`),
    language: format.languageAlone(one.language),
    instant: format.instant(one.requested_at, ownTimeZone()),
  });
  return (
    <li className="pack-row">
      <div className="pack-about">
        <p className="strong">{name}</p>
        <p className="small muted">
          {isRunning(one) ? <span className="btn-spinner" aria-hidden="true" /> : null} <StateWords one={one} />
        </p>
        {one.actions.includes('download') && (one.size ?? 0) > LARGE_BYTES ? (
          <p className="small">{t('large')}</p>
        ) : null}
      </div>
      <div className="row">
        {one.actions.includes('download') ? (
          <Button
            type="button"
            size="small"
            variant="primary"
            icon="download"
            busy={doing === one.id}
            disabled={doing !== null}
            aria-label={t('downloadOf', { name })}
            onClick={() => void download(one)}
          >
            {t('download')}
          </Button>
        ) : null}
        {one.actions.includes('delete') ? (
          <Button
            type="button"
            size="small"
            disabled={doing !== null}
            aria-label={t(isRunning(one) ? 'stopOf' : 'deleteOf', { name })}
            onClick={() => void remove(one)}
          >
            {t(isRunning(one) ? 'stop' : 'delete')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function StateWords({ one }: { one: RecordExport }) {
  const { status, failure, size, pages, records, expires_at: until } = one;
  const t = useTexts(packsTexts);
  const locale = useLocale();
  const format = useFormat();
  if (status === 'failed') return t(`failed.${failure ?? 'unexpected'}`);
  if (status !== 'ready' || size === null || until === null) return t(`is.${status}`);
  const facts = [
    records === null ? t('all') : t('records', { count: records }),
    ...(pages === null ? [] : [t('pages', { count: pages })]),
    fileSize(locale, size),
    t('until', { instant: format.instant(until, ownTimeZone()) }),
  ];
  return facts.join(' · ');
}
