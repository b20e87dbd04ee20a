import type { BookingTerms } from '@travesia/contracts/bookings';
import type { Case } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { SentForm } from '../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LOCALES } from '../../../../lib/i18n/locale.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { reviewTexts } from '../texts.ts';
import type { Reviewed, WholeChoice } from '../load-review.ts';
import { type ReviewTyped, useBooking, useConsent } from '../use-booking.ts';
import { ConsentBox } from './consent-box.tsx';
import { ChangedTerms, TakenTime } from './refused.tsx';
import { HealthDone } from './review-health.tsx';
import { ReviewRefunds } from './review-refunds.tsx';
import { ReviewSubmit } from './review-submit.tsx';
import { ReviewSummary } from './review-summary.tsx';

interface ReviewFormProps {
  choice: WholeChoice;
  reviewed: Reviewed;
  reload: () => Promise<void>;
  /** Answers that a package is booked with, and how they are read again; null for anything else. */
  health: { answers: Case; reload: () => Promise<void> } | null;
}

/** Note, language and consent, and the button that says what it does. What is typed stays whatever happens. */
export function ReviewForm({ choice, reviewed, reload, health }: ReviewFormProps) {
  const t = useTexts(reviewTexts);
  const format = useFormat();
  const { provider, terms } = reviewed;
  const place = `booking.${provider.id}.${choice.package ?? choice.service ?? choice.kind}`;
  const { form } = useTypedForm<ReviewTyped>(place, { notes: '', language: useLocale() });
  const [before, setBefore] = useState<BookingTerms | null>(null);
  const consent = useConsent('accept', terms.policy !== null);
  const share = useConsent('share_answers', health !== null);
  const { busy, book, forget, taken, changed, problem, fault } = useBooking(choice, reviewed, health?.answers ?? null);

  const send = async (typed: ReviewTyped) => {
    if (!share.check() || !consent.check()) return;
    if (await book(typed)) form.clear();
    // Answers can have changed elsewhere: the page then asks for what is missing. Changed terms are shown beside the former ones first.
    else await health?.reload();
  };
  const showNew = async () => {
    setBefore(terms);
    consent.accept(false);
    await reload();
    forget();
  };
  return (
    <div className="booking-columns">
      <div className="stack-wide">
        {before ? <ChangedTerms before={before} now={terms} /> : null}
        <ReviewRefunds reviewed={reviewed} date={choice.date} />
        <SentForm
          form={form}
          className="stack-wide"
          checksFields
          problem={problem}
          fault={fault}
          busy={busy}
          onSubmit={(typed) => void send(typed)}
          foot={
            <div className="stack">
              {taken ? <TakenTime problem={taken} choice={choice} onChoose={forget} /> : null}
              {changed ? <ChangedTerms before={terms} now={null} onShow={() => void showNew()} /> : null}
              <ReviewSubmit terms={terms} busy={busy} />
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
          {health ? (
            <>
              <HealthDone choice={choice} answers={health.answers} />
              <ConsentBox consent={share} missing={t('health.shareMissing')}>
                {t('health.share', { clinic: provider.name })}
              </ConsentBox>
            </>
          ) : null}
          {consent.isNeeded ? (
            <ConsentBox consent={consent} missing={t('review.acceptMissing')}>
              {t('review.accept', { name: terms.policy?.name ?? '' })}
            </ConsentBox>
          ) : (
            <p className="small">{t('review.free')}</p>
          )}
        </SentForm>
      </div>
      <ReviewSummary choice={choice} reviewed={reviewed} />
    </div>
  );
}
