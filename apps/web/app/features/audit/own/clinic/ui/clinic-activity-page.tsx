import type { ClinicActivity } from '@travesia/contracts/audit';
import { useClinicArea } from '../../../../contexts/index.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { ListScreen } from '../../../../../lib/list/list-screen.tsx';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ExportButton } from '../../../../../lib/screen/export-button.tsx';
import { useFollowedLinks } from '../../../../../lib/screen/use-followed-links.ts';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { Tabs } from '../../../../../ui/navigation/tabs.tsx';
import { type ClinicFilter, isClinicNarrowed } from '../clinic-filter.ts';
import { clinicActivityTexts } from '../texts.ts';
import { askClinicFile, useClinicActivity } from '../use-clinic-activity.ts';
import { ClinicFilters } from './clinic-filters.tsx';
import { useClinicColumns } from './clinic-columns.tsx';

const SIDES = ['staff', 'organization', 'travesia'] as const;

interface ClinicActivityPageProps {
  filter: ClinicFilter;
  /** The query of the address. */
  search: string;
  onFilter: (changes: Record<string, string>) => void;
}

/** What was done at and for a clinic: by its team, by its organization and by Travesía, each with the reason. */
export function ClinicActivityPage({ filter, search, onFilter }: ClinicActivityPageProps) {
  const t = useTexts(clinicActivityTexts);
  const path = useLocalPath();
  const { base, via } = useClinicArea();
  const home = path(`${base}/activity`);
  const loaded = useClinicActivity(filter);
  const { data: activity, problem } = loaded;
  const columns = useClinicColumns();
  const box = useFollowedLinks<HTMLDivElement>();
  const isNarrowed = isClinicNarrowed(filter);
  if (problem?.code === 'access.not_allowed')
    return (
      <>
        <h1>{t('title')}</h1>
        <Notice icon="lock">{t('list.mayNot')}</Notice>
      </>
    );
  return (
    <div ref={box}>
      <div className="row between">
        <h1>{t('title')}</h1>
        <ExportButton label={t('export')} disabled={!activity?.total} ask={() => askClinicFile(filter)} />
      </div>
      <p className="muted measure admin-lead">{t(via === null ? 'lead.own' : 'lead.other')}</p>
      <Sides activity={activity} filter={filter} href={(by) => withQuery(home, search, { by })} />
      <ClinicFilters filter={filter} people={activity?.people ?? []} onFilter={onFilter} />
      <ListScreen
        list="clinic.activity"
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('list.count', { count })}
        empty={t(isNarrowed ? 'list.nothing' : via === null ? 'list.empty.own' : 'list.empty.other')}
        emptyAction={isNarrowed ? <LinkButton href={home}>{t('list.all')}</LinkButton> : undefined}
      />
    </div>
  );
}

interface SidesProps {
  activity: ClinicActivity | null;
  filter: ClinicFilter;
  href: (by: string | null) => string;
}

/** Who acted: everybody, the team, the organization, Travesía. */
function Sides({ activity, filter, href }: SidesProps) {
  const t = useTexts(clinicActivityTexts);
  const format = useFormat();
  const counts = activity?.counts;
  const all = counts ? counts.staff + counts.organization + counts.travesia + counts.other : 0;
  const shown = (count: number | undefined) => (count === undefined ? undefined : format.number(count));
  return (
    <Tabs
      label={t('by.label')}
      tabs={[
        { href: href(null), label: t('by.all'), count: counts && shown(all), current: filter.by === null },
        ...SIDES.map((by) => ({
          href: href(by),
          label: t(`by.${by}`),
          count: shown(counts?.[by]),
          current: filter.by === by,
        })),
      ]}
    />
  );
}
