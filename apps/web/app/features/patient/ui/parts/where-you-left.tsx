import type { KeptItem } from '../../../../lib/device/kept.ts';
import type { RecentSearch } from '../../../../lib/device/recent-searches.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { CrossingArt } from '../../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { patientTexts } from '../../texts.ts';
import type { useDeviceRecords } from '../../use-device-records.ts';
import { Row } from './row.tsx';

/** Saved items, and what this device remembers: unfinished questionnaires and recent searches. */
export function WhereYouLeft({
  records,
}: {
  records: ReturnType<typeof useDeviceRecords> & { saved: readonly KeptItem[] };
}) {
  const t = useTexts(patientTexts);
  const { saved, searches, unfinished, forgetSearches } = records;
  const isEmpty = !unfinished && saved.length === 0 && searches.length === 0;
  return (
    <section className="portal-section portal-section-main" aria-labelledby="left">
      <div className="portal-section-head">
        <h2 id="left">{t('left.heading')}</h2>
      </div>
      {isEmpty ? (
        <div className="dash-empty">
          <CrossingArt />
          <p>{t('left.empty')}</p>
        </div>
      ) : (
        <ul className="dash-rows">
          {unfinished ? (
            <Row icon="list-checks" to={unfinished} title={t('left.unfinished')} text={t('left.unfinishedText')} />
          ) : null}
          {saved.length > 0 ? (
            <Row
              icon="heart"
              to="/favorites"
              title={t('left.saved', { count: saved.length })}
              text={<SavedKinds saved={saved} />}
            />
          ) : null}
        </ul>
      )}
      {searches.length > 0 ? <Searches searches={searches} onForget={forgetSearches} /> : null}
    </section>
  );
}

function SavedKinds({ saved }: { saved: readonly KeptItem[] }) {
  const t = useTexts(patientTexts);
  const format = useFormat();
  const kinds = (['package', 'provider', 'treatment'] as const).flatMap((kind) => {
    const count = saved.filter(({ target_type: type }) => type === kind).length;
    return count > 0 ? [t(`left.kind.${kind}`, { count })] : [];
  });
  return format.list(kinds);
}

function Searches({ searches, onForget }: { searches: readonly RecentSearch[]; onForget: () => void }) {
  const t = useTexts(patientTexts);
  const format = useFormat();
  const path = useLocalPath();
  return (
    <div className="dash-searches">
      <h3 id="searches">{t('left.searches')}</h3>
      <ul aria-labelledby="searches">
        {searches.map(({ q, country }) => (
          <li key={`${q} ${country}`}>
            <a
              className="chip"
              href={path(`/find-care?${new URLSearchParams({ q, ...(country ? { country } : {}) })}`)}
            >
              <Icon name="search" />
              {country ? `${q} · ${format.region(country)}` : q}
            </a>
          </li>
        ))}
      </ul>
      <Button
        type="button"
        size="small"
        variant="quiet"
        onClick={() => {
          onForget();
          // The button disappears with the list.
          document.getElementById('main')?.focus();
        }}
      >
        {t('left.forget')}
      </Button>
      <p className="small muted">{t('left.device')}</p>
    </div>
  );
}
