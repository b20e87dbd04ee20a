import '../choose.css';
import type { BookingTerms } from '@travesia/contracts/bookings';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import { FreeDays, type FreeSlot } from '../../../availability/index.ts';
import { type Choice, reviewPath } from '../../choice.ts';
import { PriceLines } from '../../ui/price-lines.tsx';
import { RefundSteps } from '../../ui/refund-steps.tsx';
import { bookingTexts } from '../../texts.ts';
import { chosenTime, type ShownTimes } from '../choose-view.ts';
import type { Times } from '../load-times.ts';
import { chooseTexts } from '../texts.ts';

interface ChoosePageProps {
  title: string;
  heading: string;
  lead: string;
  trail: readonly { label: string; href?: string }[];
  choice: Choice;
  times: Times;
  shown: ShownTimes;
  terms: BookingTerms | null;
  /** What is booked: the first lines of the summary. */
  what: ReactNode;
  /** Kinds of visits and clinicians to choose from. */
  filters?: ReactNode;
  /** This page without a chosen time, without language prefix. */
  here: string;
  /** First date asked for; null for the first free ones. */
  from: string | null;
  /** The consultation request, without language prefix. */
  ask: string;
  /** This page for anyone, if times are only those of one clinician. */
  anyone?: string | null;
}

/** A page on which a free time is chosen: days with times, and beside them what it will be and cost. */
export function ChoosePage(props: ChoosePageProps) {
  const { title, heading, lead, trail, choice, times, shown, filters, here, from, ask, anyone = null } = props;
  const t = useTexts(chooseTexts);
  const path = useLocalPath();
  const format = useFormat();
  const bookPath = (slot: FreeSlot) => reviewPath({ ...choice, ...chosenTime(slot, times.slots) });
  const at = (query: string) => path(here.includes('?') ? `${here}&${query}` : `${here}?${query}`);
  return (
    <div className="wrap section-tight">
      <PageHead title={title} description={lead} noindex />
      <header className="stack">
        <Breadcrumb trail={[{ label: t('home'), href: path('/') }, ...trail]} />
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </header>
      <div className="choose-layout">
        <div className="choose-main stack-wide">
          {filters}
          <section aria-labelledby="times-heading" className="stack">
            <h2 id="times-heading">{t('times.heading')}</h2>
            {shown.days.length === 0 ? (
              <NoTimes ask={ask} anyone={anyone} />
            ) : (
              <>
                <p className="muted">{t('times.lead', { zone: format.place(times.time_zone) })}</p>
                {shown.isGone && from === null ? <Notice tone="warning">{t('times.gone')}</Notice> : null}
                <FreeDays
                  times={times}
                  days={shown.days}
                  hrefOf={bookPath}
                  chosen={shown.chosen?.starts_at ?? null}
                  look="grid"
                />
                <p className="row">
                  {from === null ? null : <a href={path(here)}>{t('times.first')}</a>}
                  {shown.later === null ? null : (
                    <a href={at(`from=${shown.later}`)} rel="nofollow">
                      {t('times.later', { date: format.date(shown.later, 'dayMonth') })}
                    </a>
                  )}
                </p>
              </>
            )}
          </section>
        </div>
        <Summary {...props} bookPath={bookPath} />
      </div>
    </div>
  );
}

function NoTimes({ ask, anyone }: { ask: string; anyone: string | null }) {
  const t = useTexts(chooseTexts);
  const path = useLocalPath();
  return (
    <EmptyState
      level={3}
      title={t(anyone ? 'times.nonePerson' : 'times.none')}
      action={
        <div className="row">
          {anyone ? <LinkButton href={path(anyone)}>{t('times.anyone')}</LinkButton> : null}
          <LinkButton href={path(ask)}>{t('aside.ask')}</LinkButton>
        </div>
      }
    >
      <p>{t('times.noneText')}</p>
    </EmptyState>
  );
}

/** What was chosen, what it costs, what a cancellation returns, and the way on. */
function Summary({
  what,
  shown: { chosen },
  times,
  terms,
  ask,
  bookPath,
}: Pick<ChoosePageProps, 'what' | 'shown' | 'times' | 'terms' | 'ask'> & { bookPath: (slot: FreeSlot) => string }) {
  const t = useTexts(chooseTexts);
  const b = useTexts(bookingTexts);
  const path = useLocalPath();
  return (
    <aside className="choose-aside card card-padded stack" aria-label={t('aside.label')}>
      {what}
      {chosen ? <ChosenTime slot={chosen} zone={times.time_zone} /> : null}
      {terms ? (
        <div className="stack">
          <h2 className="booking-heading">{b('price.heading')}</h2>
          <PriceLines
            price={terms.price}
            deposit={terms.deposit}
            hold={
              terms.hold_minutes === null
                ? null
                : { minutes: terms.hold_minutes, needsAcceptance: terms.needs_acceptance }
            }
          />
        </div>
      ) : null}
      {chosen ? (
        <div className="stack">
          <LinkButton variant="primary" size="large" className="btn-wide" href={path(bookPath(chosen))} rel="nofollow">
            {t('aside.go')}
          </LinkButton>
          <p className="tiny muted">
            {terms ? `${t(terms.needs_acceptance ? 'aside.accept' : 'aside.atOnce')} ` : ''}
            {t('aside.signIn')}
          </p>
        </div>
      ) : null}
      {terms && chosen ? (
        <RefundSteps
          steps={terms.refunds}
          zone={times.time_zone}
          date={chosen.date}
          policy={terms.policy?.name ?? null}
        />
      ) : null}
      <p className="small">
        <a href={path(ask)}>{t('aside.ask')}</a>
      </p>
    </aside>
  );
}

/** The chosen time at the clinic; a script adds the reader's own. */
function ChosenTime({ slot, zone }: { slot: FreeSlot; zone: string }) {
  const t = useTexts(chooseTexts);
  const format = useFormat();
  const locale = useLocale();
  const day = format.date(slot.date, 'weekday');
  return (
    <div
      className="chosen-time"
      data-enhance="free-times"
      data-zone={zone}
      data-language={locale}
      data-yours={t('aside.yours', { zone: '{zone}' })}
      data-same=""
    >
      <p className="tiny muted">{t('aside.time')}</p>
      <p data-part="time" className="strong num">
        <time dateTime={slot.starts_at}>
          {t('aside.at', { day, time: format.time(slot.starts_at, zone), place: format.place(zone) })}
        </time>
      </p>
      <p className="tiny muted" data-part="yours" hidden />
    </div>
  );
}
