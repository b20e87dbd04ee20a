import type { KeptCredential } from '@travesia/contracts/credentials';
import type { NetworkCompliance } from '@travesia/contracts/organizations';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { ClinicLink } from '../clinic-link.tsx';
import { EnterButton } from '../enter-button.tsx';
import { networkTexts } from '../texts.ts';

/** Columns of the matrix, with the kinds each counts. */
const GROUPS = {
  licence: ['facility_licence'],
  accreditation: ['accreditation', 'membership'],
  insurance: ['insurance'],
  staff: ['professional_licence', 'specialty'],
} as const satisfies Record<string, readonly KeptCredential['kind'][]>;
type Group = keyof typeof GROUPS;

const SOON_DAYS = 30;

interface ByClinicProps {
  clinics: NetworkCompliance['clinics'];
  credentials: readonly KeptCredential[];
}

/** Each clinic's valid credentials by kind: what is expired, ends soon or is not verified stands out. */
export function ByClinic({ clinics, credentials }: ByClinicProps) {
  const t = useTexts(networkTexts);
  if (!clinics.length) return null;
  const of = (id: string, group: Group) =>
    credentials.filter(({ clinic, kind }) => clinic.id === id && GROUPS[group].some((one) => one === kind));
  return (
    <section className="portal-section portal-section-main" aria-labelledby="by-clinic">
      <h2 id="by-clinic">{t('credentials.byClinic')}</h2>
      <Table
        caption={t('credentials.byClinic')}
        hideCaption
        rows={clinics}
        rowKey={({ id }) => id}
        columns={[
          { key: 'clinic', header: t('credentials.clinic'), cell: nameCell },
          ...(Object.keys(GROUPS) as Group[]).map((group) => ({
            key: group,
            header: t(`credentials.group.${group}`),
            cell: ({ id }: NetworkCompliance['clinics'][number]) => <Cell credentials={of(id, group)} />,
          })),
          {
            key: 'valid',
            header: t('credentials.valid'),
            numeric: true,
            cell: ({ in_force: verified, total }) => t('figures.credentialsOf', { verified, total }),
          },
          { key: 'enter', header: <span className="sr-only">{t('enter')}</span>, cell: enterCell },
        ]}
      />
    </section>
  );
}

const nameCell = (clinic: NetworkCompliance['clinics'][number]) => <ClinicLink clinic={clinic} />;
const enterCell = ({ id, name, actions }: NetworkCompliance['clinics'][number]) =>
  actions.includes('enter') ? <EnterButton clinic={{ id, name }} /> : null;

function Cell({ credentials }: { credentials: readonly KeptCredential[] }) {
  const t = useTexts(networkTexts);
  const format = useFormat();
  if (!credentials.length) return <span className="muted">{t('credentials.noCredentials')}</span>;
  const valid = credentials.filter(({ status }) => status === 'verified');
  const expired = credentials.filter(({ status }) => status === 'expired');
  const soon = valid.find(({ days_left: days }) => days !== null && days <= SOON_DAYS);
  if (expired.length)
    return (
      <span className="credential-cell admin-late">
        <Icon name="circle-x" /> {t('credentials.cell.expired', { count: expired.length })}
      </span>
    );
  if (soon?.expires_on)
    return (
      <span className="credential-cell admin-soon">
        <Icon name="circle-alert" /> {format.date(soon.expires_on)}
      </span>
    );
  if (valid.length < credentials.length)
    return (
      <span className="credential-cell admin-soon">
        <Icon name="circle-alert" /> {t('figures.credentialsOf', { verified: valid.length, total: credentials.length })}
      </span>
    );
  return (
    <span className="credential-cell">
      <Icon name="circle-check" /> <span className="num">{format.number(valid.length)}</span>
    </span>
  );
}
