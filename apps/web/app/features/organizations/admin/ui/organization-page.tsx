import { type AdminOrganizationDetail, getAdminOrganization } from '@travesia/contracts/organizations';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { AuditTrail } from '../../../providers/index.ts';
import { adminOrganizationTexts } from '../texts.ts';
import { AskClinicDialog } from './ask-clinic-dialog.tsx';
import { EditOrganizationDialog } from './edit-organization-dialog.tsx';
import { InviteMemberDialog } from './invite-member-dialog.tsx';
import { Clinics, Members } from './belonging.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/organizations/{id}`: members of an organization, clinics it manages, and invitations. */
export function OrganizationPage({ id }: { id: string }) {
  const t = useTexts(adminOrganizationTexts);
  return (
    <PortalPage title={t('record.title')} description={t('description')} roles={ADMINS} feature="admin_organizations">
      <Organization key={id} id={id} />
    </PortalPage>
  );
}

function Organization({ id }: { id: string }) {
  const t = useTexts(adminOrganizationTexts);
  const language = useLocale();
  const { data, problem, reload, show } = useCall(getAdminOrganization, { params: { id }, query: { language } });
  return (
    <div className="stack-wide">
      <BackLink to="/admin/organizations">{t('back')}</BackLink>
      {data ? null : <h1>{t('record.title')}</h1>}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <Whole organization={data} onChanged={() => void reload()} onPresent={show} />
      ) : problem ? null : (
        <LinesLoading />
      )}
    </div>
  );
}

const DIALOGS = { edit: EditOrganizationDialog, invite: InviteMemberDialog, ask_clinic: AskClinicDialog } as const;

interface WholeProps {
  organization: AdminOrganizationDetail;
  onChanged: () => void;
  onPresent: (present: AdminOrganizationDetail) => void;
}

function Whole({ organization, onChanged, onPresent }: WholeProps) {
  const t = useTexts(adminOrganizationTexts);
  const [asking, setAsking] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = asking && DIALOGS[asking];
  const { name, type, city, country, actions } = organization;
  return (
    <>
      <header className="stack">
        <h1>{name}</h1>
        <p className="muted">{[t(`type.${type}`), city, country.name].filter(Boolean).join(' · ')}</p>
        <div className="row">
          {actions.map((action) => (
            <Button
              key={action}
              type="button"
              variant={action === 'ask_clinic' ? 'primary' : 'secondary'}
              onClick={() => setAsking(action)}
            >
              {t(`act.${action}`)}
            </Button>
          ))}
        </div>
      </header>
      <div className="admin-halves">
        <Clinics organization={organization} onChanged={onChanged} />
        <Members organization={organization} onChanged={onChanged} />
      </div>
      <AuditTrail lines={organization.audit} />
      {Dialog ? (
        <Dialog
          organization={organization}
          onChanged={onChanged}
          onPresent={onPresent}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}
