import { FEED_KINDS, type Feed } from '@travesia/contracts/platform-admin';
import type { ChangeEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { type FeedFilter, isFiltered, NO_COUNTRY } from '../feed-filter.ts';
import { liveFeedTexts } from '../texts.ts';

/** What the stream is narrowed to; the URL keeps it. */
export function FeedFilters({ filter, feed }: { filter: FeedFilter; feed: Feed }) {
  const t = useTexts(liveFeedTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const href = useQueryHref();
  const choose = (name: keyof FeedFilter) => (event: ChangeEvent<HTMLSelectElement>) =>
    void navigate(href({ [name]: event.currentTarget.value || null }), { replace: true, preventScrollReset: true });
  const known = new Set([...feed.entries, ...feed.active].flatMap(({ country }) => country ?? []));
  if (filter.country && filter.country !== NO_COUNTRY) known.add(filter.country);
  const countries = [...known]
    .map((value) => ({ value, label: format.region(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <div className="bench-filters live-filters" role="group" aria-label={t('filters')}>
      <SelectField
        name="kind"
        label={t('filter.kind')}
        value={filter.kind ?? ''}
        onChange={choose('kind')}
        options={[
          { value: '', label: t('filter.kind.any') },
          ...FEED_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
      />
      <SelectField
        name="level"
        label={t('filter.level')}
        value={filter.level ?? ''}
        onChange={choose('level')}
        options={[
          { value: '', label: t('filter.level.any') },
          { value: 'warning', label: t('filter.level.warning') },
          { value: 'error', label: t('filter.level.error') },
        ]}
      />
      <SelectField
        name="country"
        label={t('filter.country')}
        value={filter.country ?? ''}
        onChange={choose('country')}
        options={[
          { value: '', label: t('filter.country.any') },
          ...countries,
          { value: NO_COUNTRY, label: t('country.none') },
        ]}
      />
      {isFiltered(filter) ? (
        <Link
          className="btn btn-quiet"
          to={href({ kind: null, level: null, country: null })}
          replace
          preventScrollReset
        >
          {t('filter.clear')}
        </Link>
      ) : null}
    </div>
  );
}
