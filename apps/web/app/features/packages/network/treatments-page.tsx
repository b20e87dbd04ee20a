import {
  getPackageOverview,
  offerTreatments,
  type OverviewRow,
  type PackageOverview,
} from '@travesia/contracts/packages';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OrganizationPage } from '../../organizations/index.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { TickBox } from '../../../ui/field/tick-box.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { isFound, toggled } from './treatments-filter.ts';
import { networkPackagesTexts } from './texts.ts';

/** `/organization/treatments`: which clinics offer what, and adding treatments to several clinics. */
export function NetworkTreatmentsPage() {
  const t = useTexts(networkPackagesTexts);
  return (
    <OrganizationPage
      title={t('treatments.title')}
      description={t('treatments.description')}
      feature="organization_treatments"
    >
      <Treatments />
    </OrganizationPage>
  );
}

function Treatments() {
  const t = useTexts(networkPackagesTexts);
  const language = useLocale();
  const overview = useCall(getPackageOverview, { query: { language, currency: 'USD', all: 'true' } });
  return (
    <>
      <h1>{t('treatments.heading')}</h1>
      <p className="muted team-lead">{t('treatments.lead')}</p>
      <LoadState loaded={overview} tall>
        {(data) => <Offering overview={data} reload={overview.reload} />}
      </LoadState>
    </>
  );
}

interface OfferingProps {
  overview: PackageOverview;
  reload: () => Promise<void>;
}

function Offering({ overview, reload }: OfferingProps) {
  const t = useTexts(networkPackagesTexts);
  const [query] = useSearchParams();
  const [sought, setSought] = useState('');
  const [category, setCategory] = useState('');
  const [treatments, setTreatments] = useState<ReadonlySet<string>>(new Set(query.getAll('treatment')));
  const [clinics, setClinics] = useState<ReadonlySet<string>>(new Set(query.getAll('clinic')));
  const mayOffer = overview.actions.includes('offer');
  const categories = new Map(overview.rows.map(({ category: { slug, name } }) => [slug, name]));
  const rows = overview.rows.filter((row) => treatments.has(row.treatment.slug) || isFound(row, sought, category));
  if (!overview.clinics.length) return <p>{t('overview.none')}</p>;
  return (
    <>
      {mayOffer ? null : <Notice icon="lock">{t('treatments.mayNot')}</Notice>}
      <div className="overview-tools">
        <TextField
          name="sought"
          type="search"
          label={t('treatments.q')}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
        <SelectField
          name="category"
          label={t('treatments.category')}
          value={category}
          onChange={({ currentTarget }) => setCategory(currentTarget.value)}
          options={[
            { value: '', label: t('treatments.anyCategory') },
            ...[...categories].map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
      {mayOffer ? (
        <AddPart
          overview={overview}
          treatments={treatments}
          clinics={clinics}
          onClinic={(id) => setClinics(toggled(clinics, id))}
          onDone={async () => {
            setTreatments(new Set());
            setClinics(new Set());
            await reload();
          }}
        />
      ) : null}
      <TreatmentTable
        rows={rows}
        clinics={overview.clinics}
        chosen={mayOffer ? treatments : null}
        onChoose={(slug) => setTreatments(toggled(treatments, slug))}
      />
    </>
  );
}

interface AddPartProps {
  overview: PackageOverview;
  treatments: ReadonlySet<string>;
  clinics: ReadonlySet<string>;
  onClinic: (id: string) => void;
  onDone: () => Promise<void>;
}

/** The clinics to add the chosen treatments to. */
function AddPart({ overview, treatments, clinics, onClinic, onDone }: AddPartProps) {
  const t = useTexts(networkPackagesTexts);
  const { busy, problem, run } = useAct();
  const [isAsking, setAsking] = useState(false);
  const isReady = treatments.size > 0 && clinics.size > 0;
  const add = () =>
    run(async () => {
      const { added } = await sessionCall(offerTreatments, {
        body: { treatments: [...treatments], clinics: [...clinics] },
      });
      setAsking(false);
      showToast(t('treatments.done', { added }));
      await onDone();
    });
  return (
    <section className="overview-add" aria-labelledby="offer-clinics">
      <h2 id="offer-clinics">{t('treatments.clinics')}</h2>
      <div className="overview-clinics">
        {overview.clinics.map(({ id, name }) => (
          <TickBox key={id} name={`clinic.${id}`} ticked={clinics.has(id)} onTick={() => onClinic(id)}>
            {name}
          </TickBox>
        ))}
      </div>
      <div className="row">
        <Button type="button" variant="primary" icon="plus" disabled={!isReady} onClick={() => setAsking(true)}>
          {t('treatments.add')}
        </Button>
        <span className="muted" role="status">
          {t('treatments.chosen', { count: treatments.size })}
          {isReady ? null : ` · ${t('treatments.need')}`}
        </span>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title={t('treatments.confirm', { treatments: treatments.size, clinics: clinics.size })}
          confirm={t('treatments.submit')}
          busy={busy}
          problem={problem}
          onConfirm={() => void add()}
          onClose={() => setAsking(false)}
        >
          <p>{t('treatments.confirmText')}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

interface TreatmentTableProps {
  rows: readonly OverviewRow[];
  clinics: PackageOverview['clinics'];
  /** Null for users who may only look. */
  chosen: ReadonlySet<string> | null;
  onChoose: (slug: string) => void;
}

function TreatmentTable({ rows, clinics, chosen, onChoose }: TreatmentTableProps) {
  const t = useTexts(networkPackagesTexts);
  const format = useFormat();
  if (!rows.length) return <p>{t('overview.nothing')}</p>;
  const names = ({ cells }: OverviewRow) =>
    cells.flatMap(({ clinic, offered }) => (offered ? (clinics.find(({ id }) => id === clinic)?.name ?? []) : []));
  return (
    <Table
      caption={t('treatments.heading')}
      hideCaption
      folds
      rows={rows}
      rowKey={({ treatment }) => treatment.slug}
      columns={[
        {
          key: 'treatment',
          header: t('overview.treatment'),
          cell: ({ treatment, category }) => (
            <span className="overview-treatment">
              {chosen ? (
                <TickBox
                  name={`treatment.${treatment.slug}`}
                  ticked={chosen.has(treatment.slug)}
                  onTick={() => onChoose(treatment.slug)}
                >
                  <span className="sr-only">{t('treatments.select', { name: treatment.name })}</span>
                </TickBox>
              ) : null}
              <span>
                {treatment.name}
                <span className="admin-second">
                  {category.name} ·{' '}
                  <LocalLink to={`/treatments/${treatment.slug}`}>
                    {t('treatments.catalog')} <span className="sr-only">{treatment.name}</span>
                  </LocalLink>
                </span>
              </span>
            </span>
          ),
        },
        {
          key: 'requests',
          header: t('overview.requests'),
          label: t('overview.requests'),
          numeric: true,
          cell: ({ requests }) => format.number(requests),
        },
        {
          key: 'offered',
          header: t('treatments.offeredBy'),
          label: t('treatments.offeredBy'),
          cell: (row) =>
            row.offered ? (
              <>
                {t('treatments.of', { offered: row.offered, clinics: clinics.length })}
                <span className="admin-second">{names(row).join(', ')}</span>
              </>
            ) : (
              <span className="muted">{t('treatments.nobody')}</span>
            ),
        },
      ]}
    />
  );
}
