import type { ClinicActivity, ClinicActivityEntry } from '@travesia/contracts/audit';
import { AREA_ICONS } from '../../../../lib/audit/area-icon.ts';
import { EntryTime } from '../../../../lib/audit/ui/entry-time.tsx';
import { useAuditText } from '../../../../lib/audit/use-audit-text.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { clinicActivityTexts } from '../texts.ts';

interface Told {
  entry: ClinicActivityEntry;
}

/** What was done, by whom and why. */
export function ClinicTable({ activity }: { activity: ClinicActivity }) {
  const t = useTexts(clinicActivityTexts);
  return (
    <Table
      folds
      caption={t('title')}
      hideCaption
      rows={activity.data}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', header: t('column.what'), cell: whatCell },
        { key: 'who', header: t('column.who'), cell: whoCell },
        { key: 'why', header: t('column.why'), cell: whyCell },
        { key: 'when', header: t('column.when'), cell: whenCell },
      ]}
    />
  );
}

const whatCell = (entry: ClinicActivityEntry) => <What entry={entry} />;
const whoCell = (entry: ClinicActivityEntry) => <Who entry={entry} />;
const whyCell = (entry: ClinicActivityEntry) => <Why entry={entry} />;
const whenCell = ({ at }: ClinicActivityEntry) => <EntryTime at={at} />;

function What({ entry: { action, area, subject_name: subject } }: Told) {
  const audit = useAuditText();
  return (
    <>
      <span className="activity-act">
        <Icon name={AREA_ICONS[area]} />
        {audit.action(action)}
      </span>
      {subject ? <span className="admin-second">{subject}</span> : null}
    </>
  );
}

/** “Mara Quintero, Travesía”. */
function Who({ entry: { by, name, organization_name: organization } }: Told) {
  const t = useTexts(clinicActivityTexts);
  const side = by === 'organization' && organization ? organization : t(`side.${by}`);
  return (
    <>
      {name ?? side}
      {name ? <span className="admin-second">{side}</span> : null}
    </>
  );
}

/** The reason that was given, what was changed, and the device of somebody of the team. */
function Why({ entry: { reason, facts, device, place, network } }: Told) {
  const audit = useAuditText();
  const where = [device, place, network].filter(Boolean).join(' · ');
  const { via: _via, proofs: _proofs, ...changed } = facts;
  return (
    <>
      {reason}
      {audit.facts(changed).map(({ name, value }) => (
        <span key={name} className="admin-second">{`${name}: ${value}`}</span>
      ))}
      {where ? <span className="admin-second">{where}</span> : null}
    </>
  );
}
