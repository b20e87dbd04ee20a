import { askAboutQuote, QUOTE_LIMITS } from '@travesia/contracts/journeys';
import type { InclusionKey } from '@travesia/contracts/packages';
import { useAct } from '../../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../../lib/dates/own-time-zone.ts';
import { SentForm } from '../../../../../lib/forms/draft/sent-form.tsx';
import { TypedArea, TypedSelect } from '../../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { showToast } from '../../../../../ui/toast/show-toast.ts';
import { useItemName } from '../../../../catalog/index.ts';
import { ownQuotesTexts } from '../texts.ts';
import type { ShownQuote } from '../shown-quote.ts';

/** What the patient asked about a quote, what the clinic answered, and the way to ask more. */
export function QuestionsSection(shown: ShownQuote) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const nameOf = useItemName();
  const { quote, journey } = shown;
  const { questions, actions, language } = quote;
  const mayAsk = actions.includes('ask');
  if (questions.length === 0 && !mayAsk) return null;
  return (
    <section className="stack" id="questions" aria-labelledby="questions-heading">
      <h2 id="questions-heading">{t('questions.heading')}</h2>
      {questions.length > 0 ? (
        <ul className="quote-questions">
          {questions.map(({ id, key, question, asked_at: asked, answer, answered_at: answered }) => (
            <li key={id} className="card card-padded stack">
              <p className="small muted num">
                {`${key ? nameOf(key) : t('questions.whole')} · ${format.instant(asked, ownTimeZone())}`}
              </p>
              <p className="quote-written strong">{question}</p>
              {answer && answered ? (
                <div>
                  <p className="small muted num">
                    {t('questions.answered', {
                      clinic: journey.provider.name,
                      time: format.instant(answered, ownTimeZone()),
                    })}
                  </p>
                  <p className="quote-written" lang={language}>
                    {answer}
                  </p>
                </div>
              ) : (
                <p className="small muted">{t('questions.waiting', { clinic: journey.provider.name })}</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {mayAsk ? <Ask {...shown} /> : null}
    </section>
  );
}

/** The whole quote, in a list of price items. */
const WHOLE = 'whole';

function Ask({ journey, quote, show }: ShownQuote) {
  const t = useTexts(ownQuotesTexts);
  const nameOf = useItemName();
  const { busy, problem, fault, run } = useAct();
  const { form } = useTypedForm(`quote.${quote.id}.question`, { about: WHOLE, question: '' });
  const items = quote.content.items.map(({ key }) => key);
  const ask = async ({ about, question }: { about: string; question: string }) => {
    const key: InclusionKey | null = items.find((one) => one === about) ?? null;
    const params = { id: journey.id, quoteId: quote.id };
    const body = { key, question: question.trim() };
    const answer = await run(() => sessionCall(askAboutQuote, { params, body }));
    if (!answer) return;
    form.clear();
    show(answer);
    showToast(t('questions.sent'));
  };
  return (
    <SentForm
      form={form}
      className="card card-padded stack"
      checksFields
      problem={problem}
      fault={fault}
      busy={busy}
      onSubmit={(typed) => void ask(typed)}
      foot={
        <div>
          <Button type="submit" icon="send" busy={busy}>
            {t('questions.send')}
          </Button>
        </div>
      }
    >
      <TypedSelect
        name="about"
        label={t('questions.about')}
        options={[
          { value: WHOLE, label: t('questions.whole') },
          ...items.map((key) => ({ value: key as string, label: nameOf(key) })),
        ]}
      />
      <TypedArea
        name="question"
        label={t('questions.question')}
        hint={t('questions.hint', { clinic: journey.provider.name })}
        required
        rows={3}
        maxLength={QUOTE_LIMITS.question}
      />
    </SentForm>
  );
}
