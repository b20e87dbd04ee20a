import type { LeadRecord } from '@travesia/contracts/leads';
import { groupPhone } from '../../../../lib/format/group-phone.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { deskTexts } from '../texts.ts';

/** What the claimant says, next to what the directory says, and whether both agree. */
export function ClaimEvidence({ lead }: { lead: LeadRecord }) {
  const t = useTexts(deskTexts);
  const { claim, clinic } = lead;
  if (!claim) return null;
  const { listing } = claim;
  const rows = [
    {
      key: 'registry',
      said: claim.registry_number,
      known: listing?.registry_numbers.join(', ') || null,
      agrees: claim.registry_number ? (listing?.registry_numbers.includes(claim.registry_number) ?? false) : null,
    },
    { key: 'website', said: claim.website, known: listing?.website ?? null, agrees: null },
    { key: 'email', said: lead.email, known: null, agrees: claim.email_matches_website },
    {
      key: 'phone',
      said: lead.phone && groupPhone(lead.phone),
      known: listing?.phone ? groupPhone(listing.phone) : null,
      agrees: lead.phone && listing?.phone ? lead.phone === listing.phone : null,
    },
  ] as const;
  return (
    <section aria-labelledby="lead-evidence" className="stack">
      <h2 id="lead-evidence">{t('evidence.heading')}</h2>
      {listing && clinic ? (
        <p>
          <ScreenLink to={`/admin/providers/${clinic.id}`}>{clinic.name}</ScreenLink>
          {', '}
          {t(`role.${claim.role}`)}
        </p>
      ) : null}
      {listing ? null : <Notice tone="warning">{t('evidence.removed')}</Notice>}
      {listing && !listing.claimable && lead.status === 'pending' ? (
        <Notice tone="warning">{t('evidence.taken')}</Notice>
      ) : null}
      <div className="lead-desk-evidence">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('evidence.what')}</th>
              <th scope="col">{t('evidence.said')}</th>
              <th scope="col">{t('evidence.known')}</th>
              <th scope="col">{t('evidence.agrees')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, said, known, agrees }) => (
              <tr key={key}>
                <th scope="row">{t(`evidence.${key}`)}</th>
                <td data-label={t('evidence.said')}>{said ?? t('evidence.none')}</td>
                <td data-label={t('evidence.known')}>{known ?? t('evidence.none')}</td>
                <td>
                  {agrees === null ? null : (
                    <Badge tone={agrees ? 'success' : 'warning'} icon={agrees ? 'circle-check' : 'triangle-alert'}>
                      {t(agrees ? 'evidence.same' : 'evidence.differs')}
                    </Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
