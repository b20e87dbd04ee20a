import '../claims.css';
import { getJourneyClaims, type JourneyClaims } from '@travesia/contracts/aftercare';
import type { Journey } from '@travesia/contracts/journeys';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { claimsTexts } from '../texts.ts';
import { ClaimBadge } from '../ui/claim-status.tsx';
import { PolicyUntil, PolicyView } from '../ui/policy-view.tsx';

/** From the treatment on. */
const TREATED: readonly Journey['status'][] = ['in_treatment', 'recovery', 'aftercare', 'completed'];

/** What was agreed for complications, until when what can be claimed, and the claims of a journey. */
export function ClaimsSection({ journey: { id, status } }: { journey: Pick<Journey, 'id' | 'status'> }) {
  return TREATED.includes(status) ? <Loaded id={id} /> : null;
}

function Loaded({ id }: { id: string }) {
  const t = useTexts(claimsTexts);
  const loaded = useCall(getJourneyClaims, { params: { id } });
  return (
    <section className="portal-section stack" aria-labelledby="claims">
      <div className="portal-section-head">
        <h2 id="claims">{t('section.heading')}</h2>
      </div>
      <LoadState loaded={loaded} tall>
        {(claims) => <Content id={id} claims={claims} />}
      </LoadState>
    </section>
  );
}

function Content({ id, claims: { policy, opening, data } }: { id: string; claims: JourneyClaims }) {
  const t = useTexts(claimsTexts);
  const path = useLocalPath();
  const format = useFormat();
  const { complication, dispute } = opening;
  return (
    <>
      {data.length > 0 ? (
        <ul className="quote-list">
          {data.map((claim) => (
            <li key={claim.id}>
              <div>
                <p className="row">
                  <ScreenLink to={`/claims/${claim.id}`} className="strong journey-card-name">
                    {t(`subject.${claim.subject}`)}
                  </ScreenLink>
                  <ClaimBadge status={claim.status} />
                </p>
                <p className="small muted num">{claim.reference}</p>
              </div>
              {claim.claimed ? <p className="num strong">{format.money(claim.claimed)}</p> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {policy ? (
        <>
          <h3>{t('section.policy')}</h3>
          <PolicyView policy={policy} />
          <PolicyUntil opening={complication} />
        </>
      ) : (
        <p>{t('section.noPolicy')}</p>
      )}
      {dispute.until && dispute.bar !== 'outside_window' ? (
        <p className="small muted">{t('section.dispute', { day: format.date(dispute.until) })}</p>
      ) : null}
      {complication.possible || dispute.possible ? (
        <p>
          <LinkButton href={path(`/journey/${id}/claims/new`)} icon="scale">
            {t('section.open')}
          </LinkButton>
        </p>
      ) : null}
    </>
  );
}
