import { getVaultSize } from '@travesia/contracts/records';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { vaultSizeTexts } from './texts.ts';

/** What admins see of a user’s medical records: that there are some, never what is in them. */
export function VaultSize({ userId }: { userId: string }) {
  const t = useTexts(vaultSizeTexts);
  const locale = useLocale();
  const format = useFormat();
  const { data, problem, reload } = useCall(getVaultSize, { params: { id: userId } });
  return (
    <section className="admin-section stack" aria-labelledby="vault-size">
      <h2 id="vault-size">{t('heading')}</h2>
      <p className="small muted">{t('lead')}</p>
      {problem ? (
        <Notice tone="danger" role="alert" title={t('failed')}>
          <p>{problemText(locale, problem)}</p>
          <p className="notice-actions">
            <Button type="button" size="small" onClick={() => void reload()}>
              {t('again')}
            </Button>
          </p>
        </Notice>
      ) : null}
      {data ? (
        <Facts
          items={[
            { name: t('records'), value: format.number(data.records) },
            { name: t('files'), value: format.number(data.files) },
            {
              name: t('space'),
              value: t('space.of', { used: fileSize(locale, data.bytes), most: fileSize(locale, data.most_bytes) }),
            },
            { name: t('checking'), value: format.number(data.checking) },
            { name: t('shared'), value: format.number(data.shared) },
            {
              name: t('added'),
              value: data.last_added_at ? format.instant(data.last_added_at, ownTimeZone()) : t('never'),
            },
          ]}
        />
      ) : problem ? null : (
        <Skeleton height="9em" />
      )}
    </section>
  );
}
