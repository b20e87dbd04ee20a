import type { ClinicActivityEntry } from '@travesia/contracts/audit';
import { AREA_ICONS } from '../../../log-entry/area-icon.ts';
import { FactLine } from '../../../log-entry/ui/changes.tsx';
import { EntryTime } from '../../../log-entry/ui/entry-time.tsx';
import { useAuditText } from '../../../log-entry/use-audit-text.ts';
import type { ListColumn } from '../../../../../lib/list/list-column.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import { clinicActivityTexts } from '../texts.ts';

interface Told {
  entry: ClinicActivityEntry;
}

/** Columns: action, actor and reason. */
export function useClinicColumns(): ListColumn<ClinicActivityEntry>[] {
  const t = useTexts(clinicActivityTexts);
  return [
    { key: 'what', name: t('column.what'), cell: (entry) => <What entry={entry} /> },
    { key: 'who', name: t('column.who'), bare: true, cell: (entry) => <Who entry={entry} /> },
    { key: 'why', name: t('column.why'), bare: true, cell: (entry) => <Why entry={entry} /> },
    {
      key: 'when',
      name: t('column.when'),
      bare: true,
      order: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: ({ at }) => <EntryTime at={at} />,
    },
  ];
}

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

/** The reason, what changed, and the device if a team member acted. */
function Why({ entry: { reason, facts, device, place, network } }: Told) {
  const audit = useAuditText();
  const where = [device, place, network].filter(Boolean).join(' · ');
  const { via: _via, proofs: _proofs, ...other } = facts;
  return (
    <>
      {reason}
      <FactLine
        changes={audit.changes(facts)}
        rest={[...audit.facts(other).map(({ name, value }) => `${name}: ${value}`), ...(where ? [where] : [])]}
      />
    </>
  );
}
