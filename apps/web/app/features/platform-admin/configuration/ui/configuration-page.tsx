import { getConfiguration } from '@travesia/contracts/platform-admin';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { FailedLoad, Loading } from '../../../../lib/workbench/states.tsx';
import { ViewTabs } from '../../../../lib/workbench/view-tabs.tsx';
import type { EveryNavigation } from '../feature-names.ts';
import { configurationTexts } from '../texts.ts';
import { SitePart } from '../entries/site-part.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { FeatureList } from './feature-list.tsx';
import { ReferenceLists } from './reference-lists.tsx';
import { SettingList } from './setting-list.tsx';

const VIEWS = ['features', 'settings', 'reference'] as const;
type View = (typeof VIEWS)[number];
const viewOf = (value: string | null): View => VIEWS.find((view) => view === value) ?? 'features';

/** `/admin/configuration`: feature access, and how the installation is configured. */
export function ConfigurationPage({ navigation }: { navigation: EveryNavigation }) {
  const t = useTexts(configurationTexts);
  const [query] = useSearchParams();
  const view = viewOf(query.get('view'));
  return (
    <div className="bench">
      <header>
        <h1>{t('heading')}</h1>
        <p className="muted measure">{t(`lead.${view}`)}</p>
      </header>
      <ViewTabs
        label={t('views')}
        tabs={VIEWS.map((name) => ({ search: `?view=${name}`, label: t(`view.${name}`), current: name === view }))}
      />
      {view === 'features' ? <FeatureList navigation={navigation} /> : <Installation view={view} />}
    </div>
  );
}

function Installation({ view }: { view: Exclude<View, 'features'> }) {
  const { data, problem, reload } = useCall(getConfiguration);
  if (!data) return problem ? <FailedLoad problem={problem} retry={reload} /> : <Loading />;
  const mayChange = data.actions.includes('change');
  return (
    <>
      {mayChange ? null : <ClosedNotice />}
      {view === 'settings' ? (
        <>
          <SitePart mayChange={mayChange} />
          <SettingList settings={data.settings} />
        </>
      ) : (
        <ReferenceLists configuration={data} reload={reload} />
      )}
    </>
  );
}
