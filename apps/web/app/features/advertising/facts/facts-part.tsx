import {
  type AdvertisingFacts,
  ADVERTISING_FACTS,
  type AdvertisingFact,
  getAdvertisingFacts,
  updateAdvertisingFacts,
} from '@travesia/contracts/advertising';
import { useCall } from '../../../lib/calls/use-call.ts';
import type { Form } from '../../../lib/forms/draft/form.ts';
import type { Saved } from '../../../lib/forms/draft/merge.ts';
import { SavedField } from '../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../lib/forms/draft/saved-form.tsx';
import { useDraftForm } from '../../../lib/forms/draft/use-draft-form.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { ClaimSource } from '../claims/claims-notice.tsx';
import { factsTexts } from './texts.ts';

/** The label of the section, for the contents of the screen. */
export function FactsLabel() {
  return useTexts(factsTexts)('heading');
}

/** A section of the clinic's settings: what it states for its advertising, and what its country wants stated. */
export function FactsPart() {
  const t = useTexts(factsTexts);
  const language = useLocale();
  const facts = useCall(getAdvertisingFacts, { query: { language } });
  return (
    <section className="portal-section portal-section-main" aria-labelledby="advertising">
      <h2 id="advertising" tabIndex={-1}>
        {t('heading')}
      </h2>
      <p className="muted team-lead">{t('lead')}</p>
      <LoadState loaded={facts}>{(data) => <FactsForm facts={data} taken={facts.show} />}</LoadState>
    </section>
  );
}

const TEXTS = ADVERTISING_FACTS.filter((fact) => fact !== 'image_consent');

const savedOf = (facts: AdvertisingFacts): Saved => ({
  version: facts.version,
  form: {
    ...Object.fromEntries(TEXTS.map((fact) => [fact, facts[fact] ?? ''])),
    image_consent: facts.image_consent ? 'true' : '',
  },
});

const bodyOf = (form: Form, version: number) => {
  const text = (fact: Exclude<AdvertisingFact, 'image_consent'>) => form[fact]?.trim() || null;
  return {
    version,
    permit_number: text('permit_number'),
    director_name: text('director_name'),
    director_number: text('director_number'),
    specialty: text('specialty'),
    specialty_number: text('specialty_number'),
    image_consent: form['image_consent'] === 'true',
  };
};

interface FactsFormProps {
  facts: AdvertisingFacts;
  taken: (facts: AdvertisingFacts) => void;
}

function FactsForm({ facts, taken }: FactsFormProps) {
  const t = useTexts(factsTexts);
  const language = useLocale();
  const owner = useSession((session) => session.user?.id ?? '');
  const { id } = useClinicArea();
  const { draft, state } = useDraftForm({
    part: `clinic.${id}.advertising`,
    owner,
    saved: savedOf(facts),
    save: async (form, version) => {
      const body = bodyOf(form, version);
      const now = await sessionCall(updateAdvertisingFacts, { query: { language }, body });
      taken(now);
      return savedOf(now);
    },
    presentOf: (present) => savedOf(present as AdvertisingFacts),
  });
  const labelOf = (name: string) => t(`field.${name as AdvertisingFact}`);
  const common = { part: 'advertising', draft, state };
  const line = (fact: AdvertisingFact, maxLength: number, hint?: string) => (
    <SavedField {...common} name={fact} label={labelOf(fact)} hint={hint} maxLength={maxLength} autoComplete="off" />
  );
  return (
    <div className="stack">
      <Required facts={facts} />
      <SavedForm draft={draft} state={state} labelledBy="advertising" labelOf={labelOf}>
        <fieldset disabled={!facts.actions.includes('change')} className="plain-set stack">
          <div className="profile-fields">
            {line('permit_number', 60, t('hint.permit_number'))}
            {line('director_name', 120)}
            {line('director_number', 60, t('hint.director_number'))}
            {line('specialty', 120)}
            {line('specialty_number', 60, t('hint.specialty_number'))}
          </div>
          <SavedField {...common} name="image_consent" type="tick" label={labelOf('image_consent')} />
        </fieldset>
      </SavedForm>
    </div>
  );
}

/** What the rules of the clinic's country want stated, with why and what is missing. */
function Required({ facts: { required } }: { facts: AdvertisingFacts }) {
  const t = useTexts(factsTexts);
  const missing = required.filter((one) => one.missing);
  if (!required.length) return <p className="muted">{t('required.none')}</p>;
  if (!missing.length) return <Notice tone="success">{t('required.done')}</Notice>;
  return (
    <Notice tone="warning" title={t('required.missing')}>
      <ul>
        {missing.map(({ fact, message, source }) => (
          <li key={fact}>
            <b>{t(`field.${fact}`)}:</b> {message}{' '}
            <span className="small">
              <ClaimSource source={source} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
