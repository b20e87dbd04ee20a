import type { LeadRecord } from '@travesia/contracts/leads';
import { groupPhone } from '../../../../lib/format/group-phone.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { deskTexts } from '../texts.ts';

type Claim = NonNullable<LeadRecord['claim']>;

const phoneOf = (phone: string | null | undefined) => (phone ? groupPhone(phone) : null);

/** Each detail as claimed and as listed; `agrees` is null where there is nothing to compare. */
function rowsOf({ email, phone }: LeadRecord, { registry_number: number, website, listing, ...claim }: Claim) {
  const numbers = listing?.registry_numbers ?? [];
  return [
    {
      key: 'registry',
      said: number,
      known: numbers.join(', ') || null,
      agrees: number ? numbers.includes(number) : null,
    },
    { key: 'website', said: website, known: listing?.website ?? null, agrees: null },
    { key: 'email', said: email, known: null, agrees: claim.email_matches_website },
    {
      key: 'phone',
      said: phoneOf(phone),
      known: phoneOf(listing?.phone),
      agrees: phone && listing?.phone ? phone === listing.phone : null,
    },
  ] as const;
}

/** What the claimant says, next to what the directory says, and whether both agree. */
export function ClaimEvidence({ lead }: { lead: LeadRecord }) {
  const t = useTexts(deskTexts);
  const { claim, clinic } = lead;
  if (!claim) return null;
  const { listing } = claim;
  const rows = rowsOf(lead, claim);
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
      <table className="lead-desk-evidence">
        <thead>
          <tr>
            <th scope="col">{t('evidence.what')}</th>
            <th scope="col">{t('evidence.said')}</th>
            <th scope="col">{t('evidence.known')}</th>
            <th scope="col">
              <span className="sr-only">{t('evidence.agrees')}</span>
            </th>
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
    </section>
  );
}
