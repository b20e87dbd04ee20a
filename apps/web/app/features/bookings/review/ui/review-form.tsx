import { createBooking, type BookingTerms, type NewBooking } from '@travesia/contracts/bookings';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LOCALES } from '../../../../lib/i18n/locale.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { bookingTexts } from '../../texts.ts';
import { RefundSteps } from '../../ui/refund-steps.tsx';
import { askedOf, type Reviewed, type WholeChoice } from '../load-review.ts';
import { ChangedTerms, TakenTime } from './refused.tsx';
import { ReviewSummary } from './review-summary.tsx';

interface ReviewFormProps {
  choice: WholeChoice;
  reviewed: Reviewed;
  reload: () => Promise<void>;
}

const shownOf = ({ price, deposit, policy }: BookingTerms): NewBooking['shown_terms'] => ({
  price,
  deposit,
  policy_version: policy?.version ?? null,
});

/** Note, language and consent, and the button that says what it does. What is typed stays whatever happens. */
export function ReviewForm({ choice, reviewed, reload }: ReviewFormProps) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const locale = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { provider, terms } = reviewed;
  const place = `booking.${provider.id}.${choice.package ?? choice.service ?? choice.kind}`;
  const { form } = useTypedForm(place, { notes: '', language: locale as string });
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [before, setBefore] = useState<BookingTerms | null>(null);
  const { busy, problem, fault, run, forget } = useAct();
  const needsTick = terms.policy !== null;

  const book = async ({ notes, language }: { notes: string; language: string }) => {
    setMissing(needsTick && !isAccepted);
    if (needsTick && !isAccepted) return document.getElementById('accept')?.focus();
    const body: NewBooking = {
      ...askedOf(choice, provider.id),
      ...(choice.treatment && !choice.package ? { treatment_id: choice.treatment } : {}),
      date: choice.date,
      time: choice.time,
      ...(choice.starts ? { starts_at: choice.starts } : {}),
      ...(notes.trim() ? { notes: notes.trim() } : {}),
      language: LOCALES.find((one) => one === language) ?? locale,
      shown_terms: shownOf(terms),
      accept_policy: true,
    };
    const made = await run(() => sessionCall(createBooking, { body }));
    if (!made) return;
    form.clear();
    const next = made.status === 'awaiting_payment' ? 'payment' : 'confirmation';
    void navigate(path(`/booking/${next}?booking=${made.id}`), { replace: true });
  };
  const isTaken = problem?.code === 'bookings.slot_taken';
  const isChanged = problem?.code === 'bookings.terms_changed';
  const showNew = async () => {
    setBefore(terms);
    setAccepted(false);
    await reload();
    forget();
  };
  const amount = terms.deposit ? format.money(terms.deposit) : '';
  const isWhole = terms.deposit?.amount === terms.price?.amount;
  const submit = terms.needs_acceptance
    ? t('review.ask')
    : terms.deposit
      ? t(isWhole ? 'review.payWhole' : 'review.payDeposit', { amount })
      : t('review.book');
  return (
    <div className="booking-columns">
      <div className="stack-wide">
        {before ? <ChangedTerms before={before} now={terms} /> : null}
        {terms.refunds.length > 0 ? (
          <section className="refund-wide">
            <RefundSteps steps={terms.refunds} zone={provider.time_zone} policy={terms.policy?.name ?? null} />
          </section>
        ) : null}
        <SentForm
          form={form}
          className="stack-wide"
          checksFields
          problem={isTaken || isChanged ? null : problem}
          fault={isTaken || isChanged ? '' : fault}
          busy={busy}
          onSubmit={(typed) => void book(typed)}
          foot={
            <div className="stack">
              {isTaken ? <TakenTime problem={problem} choice={choice} onChoose={forget} /> : null}
              {isChanged ? <ChangedTerms before={terms} now={null} onShow={() => void showNew()} /> : null}
              <Button type="submit" variant="primary" size="large" busy={busy}>
                {submit}
              </Button>
              <p className="small muted">
                {t(terms.needs_acceptance ? 'review.next.ask' : terms.deposit ? 'review.next.pay' : 'review.next.book')}
              </p>
            </div>
          }
        >
          <TypedArea
            name="notes"
            label={t('review.notes')}
            hint={t('review.notesHint', { clinic: provider.name })}
            rows={4}
            maxLength={2000}
          />
          <TypedSelect
            name="language"
            label={t('review.language')}
            options={LOCALES.map((code) => ({ value: code, label: format.languageAlone(code) }))}
          />
          {needsTick ? (
            <TickBox
              name="accept"
              required={false}
              ticked={isAccepted}
              onTick={(ticked) => {
                setAccepted(ticked);
                setMissing(false);
              }}
              error={isMissing ? t('review.acceptMissing') : undefined}
            >
              {t('review.accept', { name: terms.policy?.name ?? '' })}
            </TickBox>
          ) : (
            <p className="small">{t('review.free')}</p>
          )}
        </SentForm>
      </div>
      <ReviewSummary choice={choice} reviewed={reviewed} />
    </div>
  );
}
