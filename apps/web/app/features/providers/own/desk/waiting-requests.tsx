import { useState } from 'react';
import { Link } from 'react-router';
import type { ClinicOverview } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { DueBadge } from '../../../leads/index.ts';
import { clinicTexts } from '../texts.ts';
import { useWhose } from '../whose.ts';

const SHOWN = 5;

/** Unanswered consultation requests, oldest first, without the sender. */
export function WaitingRequests({ requests: { data, waiting } }: Pick<ClinicOverview, 'requests'>) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const whose = useWhose();
  const path = useLocalPath();
  const { base } = useClinicArea();
  const [isWhole, setWhole] = useState(false);
  return (
    <section className="portal-section portal-section-main" aria-labelledby="requests">
      <div className="portal-section-head">
        <h2 id="requests">{t('requests.heading')}</h2>
        {waiting ? (
          <Link to={path(`${base}/requests`)} className="num">
            {t('requests.open', { count: waiting })}
          </Link>
        ) : null}
      </div>
      {data.length ? (
        <>
          <p className="muted desk-lead">{t('requests.text')}</p>
          <ul className="desk-rows">
            {data.slice(0, isWhole ? undefined : SHOWN).map((one) => (
              <li key={one.reference}>
                <span>
                  <Link to={path(`${base}/requests/${one.id}`)} className="strong">
                    {one.about ?? t('requests.about')}
                  </Link>
                  <br />
                  <span className="muted">
                    {[
                      one.country ? format.region(one.country) : null,
                      format.language(one.language),
                      one.preferred_month
                        ? t('requests.month', { month: format.date(`${one.preferred_month}-01`, 'month') })
                        : null,
                      t('requests.received', { date: format.dayOf(one.created_at, ownTimeZone()) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <DueBadge lead={one} />
                <LinkButton href={path(`${base}/requests/${one.id}`)} size="small">
                  {t('requests.answer')} <span className="sr-only">{one.reference}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
          {data.length > SHOWN && !isWhole ? (
            <p>
              <Button type="button" size="small" onClick={() => setWhole(true)}>
                {t('requests.all', { count: data.length })}
              </Button>
            </p>
          ) : null}
          {waiting > data.length ? <p className="muted">{t('requests.oldest', { count: data.length })}</p> : null}
        </>
      ) : (
        <p className="muted desk-none">{t(`requests.none.${whose}`)}</p>
      )}
    </section>
  );
}
