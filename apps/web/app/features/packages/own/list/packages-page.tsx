import './packages-list.css';
import { confirmPackagePrices, listOwnPackages, type OwnPackage, PACKAGE_STATES } from '@travesia/contracts/packages';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ClinicPage } from '../../../portal/index.ts';
import { ownPackagesList } from './packages-list.ts';
import { usePackageColumns } from './package-columns.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { ownPackagesTexts } from './texts.ts';
import { usePackageActs } from './use-package-acts.ts';

/** `/provider/packages`: the clinic's packages in every state, with what each still lacks. */
export function PackagesPage() {
  const t = useTexts(ownPackagesTexts);
  return (
    <ClinicPage isSame title={t('title')} description={t('description')} feature="provider_nav_packages">
      <Packages />
    </ClinicPage>
  );
}

type Answer = EndpointOutput<typeof listOwnPackages>;

function Packages() {
  const t = useTexts(ownPackagesTexts);
  const language = useLocale();
  const { stale, ...asked } = useAsked(ownPackagesList);
  const query = { ...asked, language, stale: stale === 'true' };
  const loaded = useCall(listOwnPackages, { query }, { keep: true });
  const [pricing, setPricing] = useState<readonly OwnPackage[] | null>(null);
  const { data } = loaded;
  const columns = usePackageColumns(data?.items ?? []);
  const { acts, menu } = usePackageActs({ onPrice: setPricing, onChanged: () => void loaded.reload() });
  const priced = data?.data.filter(({ actions, price }) => actions.includes('edit_price') && price) ?? [];
  return (
    <div className="bench">
      <header className="row between">
        <div>
          <h1>{t('title')}</h1>
          <p className="muted measure">{t('lead')}</p>
        </div>
        {data?.can_create ? (
          <ScreenLink className="btn btn-primary" to="/provider/packages/create">
            {t('new')}
          </ScreenLink>
        ) : null}
      </header>
      <ListScreen
        definition={ownPackagesList}
        filters={useFilterWords(data)}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        rowActs={{ nameOf: ({ title }) => title || t('untitled'), acts, menu }}
        columns={columns}
        tools={
          data?.can_price && priced.length > 1 ? (
            <Button type="button" size="small" onClick={() => setPricing(priced)}>
              {t('price.open')}
            </Button>
          ) : null
        }
        empty={t('empty')}
        nothing={t('nothing')}
      />
      {data?.stale_count ? <StalePrices count={data.stale_count} may={data.can_price} onDone={loaded.reload} /> : null}
      {pricing ? (
        <PriceDialog packages={pricing} onDone={() => void loaded.reload()} onClose={() => setPricing(null)} />
      ) : null}
    </div>
  );
}

/** Prices that were not confirmed for long, with one click to confirm them all. */
function StalePrices({ count, may, onDone }: { count: number; may: boolean; onDone: () => Promise<unknown> }) {
  const t = useTexts(ownPackagesTexts);
  const { busy, problem, run } = useAct();
  const confirm = () =>
    run(async () => {
      const { confirmed } = await sessionCall(confirmPackagePrices, { body: {} });
      showToast(t('stale.done', { count: confirmed }));
      await onDone();
    });
  return (
    <Notice tone="warning" icon="calendar-clock" title={t('stale.title', { count })}>
      <p>{may ? t('stale.text') : t('stale.ask')}</p>
      {may ? (
        <Button type="button" size="small" busy={busy} onClick={() => void confirm()}>
          {t('stale.confirm')}
        </Button>
      ) : null}
      <ActProblem problem={problem} />
    </Notice>
  );
}

function useFilterWords(data: Answer | null): WordsOf<typeof ownPackagesList> {
  const t = useTexts(ownPackagesTexts);
  return {
    label: t('filters'),
    filters: {
      q: { label: t('search') },
      status: {
        label: t('status'),
        any: t('status.any'),
        options: PACKAGE_STATES.map((value) => ({
          value,
          label: t(`status.${value}`),
          count: data?.facets.status.find((one) => one.value === value)?.count,
        })),
      },
      treatment: { label: t('treatment'), options: data?.facets.treatment },
      stale: {
        label: t('confirmed'),
        options: [{ value: 'true', label: t('stale.filter'), count: data?.stale_count }],
      },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}
