import type { FeedEntry } from '@travesia/contracts/platform-admin';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { Drawer } from '../../../../lib/workbench/drawer.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { liveFeedTexts } from '../texts.ts';
import { useEntryText } from '../use-entry-text.ts';

const MARKS = {
  info: { tone: 'info', icon: 'info' },
  warning: { tone: 'warning', icon: 'triangle-alert' },
  error: { tone: 'danger', icon: 'circle-alert' },
} as const;

/** Details of the entry that the URL names, with the way to its record. */
export function EntryDrawer({ entries }: { entries: readonly FeedEntry[] }) {
  const t = useTexts(liveFeedTexts);
  const format = useFormat();
  const path = useLocalPath();
  const navigate = useNavigate();
  const href = useQueryHref();
  const [query] = useSearchParams();
  const { what } = useEntryText();
  const entry = entries.find(({ seq }) => String(seq) === query.get('entry'));
  if (!entry) return null;
  const { at, kind, level, count, country, reference, clinic, detail, id } = entry;
  const close = () => void navigate(href({ entry: null }), { replace: true, preventScrollReset: true });
  const optional = (name: string, value: string | null) => (value ? [{ name, value }] : []);
  return (
    <Drawer key={id} title={what(entry)} close={close}>
      <p>
        <Badge {...MARKS[level]}>{t(`level.${level}`)}</Badge>
      </p>
      <Facts
        items={[
          { name: t('fact.at'), value: format.instant(at, ownTimeZone()) },
          { name: t('fact.kind'), value: t(`kind.${kind}`) },
          ...(count > 1 ? [{ name: t('fact.count'), value: format.number(count) }] : []),
          { name: t('fact.country'), value: country ? format.region(country) : t('country.none') },
          ...optional(kind === 'error' ? t('fact.request') : t('fact.reference'), reference),
          ...optional(t('fact.clinic'), clinic),
          ...optional(t('fact.detail'), detail),
        ]}
      />
      {entry.path ? (
        <p>
          <Link className="btn btn-primary" to={path(entry.path)}>
            {t('inspect')}
          </Link>
        </p>
      ) : (
        <p className="small muted">{t(count > 1 || kind === 'message' ? 'counted' : 'gone')}</p>
      )}
    </Drawer>
  );
}
