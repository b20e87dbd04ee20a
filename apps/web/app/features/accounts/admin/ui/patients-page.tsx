import { exportUsers, listUsers } from '@travesia/contracts/accounts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { usersTexts } from '../texts.ts';
import { callOfPatients, patientsList } from '../users-filter.ts';
import { useBulkActs } from '../use-bulk-acts.ts';
import { useUserColumns } from './user-columns.tsx';
import { useUserFilterWords } from './user-filter-words.ts';

/** `/admin/patients`: accounts of patients. Neither the list nor a record shows health data. */
export function PatientsPage() {
  const t = useTexts(usersTexts);
  const asked = useAsked(patientsList);
  const query = callOfPatients(asked);
  const loaded = useCall(listUsers, { query: { ...query, page: asked.page } }, { keep: true });
  const page = loaded.data;
  const columns = useUserColumns(page).filter(({ key }) => key !== 'role');
  const words = useUserFilterWords(asked.made_within);
  return (
    <div>
      <h1>{t('patients.title')}</h1>
      <p className="small muted measure">{t('patients.lead')}</p>
      <ListScreen
        definition={patientsList}
        filters={words}
        caption={t('patients.title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('patients.count', { count })}
        tools={
          <ExportButton
            compact
            label={t('export')}
            disabled={!page?.total}
            ask={() => sessionCall(exportUsers, { query })}
          />
        }
        rowActs={{ nameOf: ({ email }) => email, acts: useBulkActs() }}
        empty={t('patients.nothing')}
        nothing={t('patients.nothing')}
      />
    </div>
  );
}
