import { useSearchParams } from 'react-router';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ViewTabs } from '../../../../lib/workbench/view-tabs.tsx';
import { debugTexts } from '../texts.ts';
import { FlagTester } from './flag-tester.tsx';
import { Health } from './health.tsx';
import { Jobs } from './jobs.tsx';
import { Mails } from './mails.tsx';

const VIEWS = { health: Health, jobs: Jobs, mails: Mails, features: FlagTester } as const;
type View = keyof typeof VIEWS;
const viewOf = (value: string | null): View => (value !== null && value in VIEWS ? (value as View) : 'health');

/** `/admin/debug`: the installation's health; the URL selects the tab. */
export function DebugPage() {
  const t = useTexts(debugTexts);
  const [query] = useSearchParams();
  const view = viewOf(query.get('view'));
  const Shown = VIEWS[view];
  return (
    <div className="bench">
      <header>
        <h1>{t('heading')}</h1>
        <p className="muted measure">{t('lead')}</p>
      </header>
      <ViewTabs
        label={t('views')}
        tabs={(Object.keys(VIEWS) as View[]).map((name) => ({
          search: `?view=${name}`,
          label: t(`view.${name}`),
          current: name === view,
        }))}
      />
      <Shown />
    </div>
  );
}
