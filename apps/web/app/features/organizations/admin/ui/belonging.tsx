import {
  type AdminOrganizationDetail,
  releaseClinic,
  removeOrganizationMember,
} from '@travesia/contracts/organizations';
import { useState } from 'react';
import { ReasonDialog } from '../../../contexts/index.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { VerificationMark } from '../../../providers/index.ts';
import { adminOrganizationTexts } from '../texts.ts';

interface BelongingProps {
  organization: AdminOrganizationDetail;
  onChanged: () => void;
}

/** Clinics an organization manages, and those it invited. */
export function Clinics({ organization, onChanged }: BelongingProps) {
  const t = useTexts(adminOrganizationTexts);
  const asked = organization.invitations.filter(({ clinic }) => clinic !== null);
  return (
    <section aria-labelledby="clinics" className="admin-section">
      <h2 id="clinics">{t('clinics.title')}</h2>
      {organization.providers.length + asked.length === 0 ? <p className="muted">{t('clinics.empty')}</p> : null}
      <ul className="admin-lines admin-lines-plain">
        {organization.providers.map(({ id, name, city, country, verification_status: status, actions }) => (
          <li key={id}>
            <div>
              <ScreenLink to={`/admin/providers/${id}`} className="strong">
                {name}
              </ScreenLink>
              <p className="small muted">{[city, country].filter(Boolean).join(', ')}</p>
              <VerificationMark status={status} />
            </div>
            {actions.includes('release') ? (
              <TakeOut
                place={`organization.${organization.id}.release.${id}`}
                name={name}
                what="clinic"
                take={(reason) =>
                  sessionCall(releaseClinic, {
                    params: { id: organization.id, providerId: id },
                    body: { reason },
                  })
                }
                onChanged={onChanged}
              />
            ) : null}
          </li>
        ))}
        {asked.map(({ id, clinic, email }) => (
          <li key={id}>
            <div>
              <p className="strong">{clinic}</p>
              <p className="small muted">{email}</p>
            </div>
            <span className="small">{t('asked')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Members and invited members of an organization. */
export function Members({ organization, onChanged }: BelongingProps) {
  const t = useTexts(adminOrganizationTexts);
  const invited = organization.invitations.filter(({ clinic }) => clinic === null);
  return (
    <section aria-labelledby="members" className="admin-section">
      <h2 id="members">{t('members.title')}</h2>
      {organization.members.length + invited.length === 0 ? <p className="muted">{t('members.empty')}</p> : null}
      <ul className="admin-lines admin-lines-plain">
        {organization.members.map(({ user_id: userId, name, email, role, actions }) => (
          <li key={userId}>
            <div>
              <p className="strong">{name ?? t('hidden')}</p>
              <p className="small muted">{[t(`role.${role}`), email].filter(Boolean).join(' · ')}</p>
            </div>
            {actions.includes('remove') ? (
              <TakeOut
                place={`organization.${organization.id}.remove.${userId}`}
                name={name ?? ''}
                what="member"
                take={(reason) =>
                  sessionCall(removeOrganizationMember, {
                    params: { id: organization.id, userId },
                    body: { reason },
                  })
                }
                onChanged={onChanged}
              />
            ) : null}
          </li>
        ))}
        {invited.map(({ id, email, role }) => (
          <li key={id}>
            <div>
              <p className="strong">{email ?? t('hidden')}</p>
              <p className="small muted">{t(`role.${role as 'owner'}`)}</p>
            </div>
            <span className="small">{t('invited')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TakeOutProps {
  /** Identifies what is removed, so that the reason survives a reload. */
  place: string;
  name: string;
  what: 'clinic' | 'member';
  take: (reason: string) => Promise<unknown>;
  onChanged: () => void;
}

function TakeOut({ place, name, what, take, onChanged }: TakeOutProps) {
  const t = useTexts(adminOrganizationTexts);
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, fault, run, forget } = useAct();
  return (
    <>
      <Button type="button" size="small" aria-label={t('takeOut.label', { name })} onClick={() => setAsking(true)}>
        {t('takeOut')}
      </Button>
      {isAsking ? (
        <ReasonDialog
          place={place}
          title={t('takeOut.label', { name })}
          explain={t(`takeOut.${what}`)}
          submit={t('takeOut')}
          isDangerous
          busy={busy}
          fault={fault}
          problem={problem}
          onSubmit={(reason) =>
            run(async () => {
              await take(reason);
              showToast(t('takeOut.done', { name }));
              onChanged();
            })
          }
          onClose={() => {
            setAsking(false);
            forget();
          }}
        />
      ) : null}
    </>
  );
}
