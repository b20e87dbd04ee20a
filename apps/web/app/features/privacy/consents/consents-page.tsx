import { CONSENT_PURPOSES, type GivenConsent, listGivenConsents } from '@travesia/contracts/privacy';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../lib/list/filter-words.ts';
import { choice, defineList } from '../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { BackLink } from '../../../lib/workbench/screen/places.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { PortalPage } from '../../portal/index.ts';
import { consentsTexts } from './texts.ts';

const STATES = ['in_force', 'ended'] as const;
const consentList = defineList('patient.consents', {
  filters: { purpose: choice(CONSENT_PURPOSES), state: choice(STATES) },
});

/** `/profile/consents`: every consent the user gave, by purpose and version, and where each is withdrawn. */
export function ConsentsPage() {
  const t = useTexts(consentsTexts);
  return (
    <PortalPage title={t('title')} description={t('description')}>
      <Consents />
    </PortalPage>
  );
}

function Consents() {
  const t = useTexts(consentsTexts);
  const asked = useAsked(consentList);
  const loaded = useCall(listGivenConsents, { query: asked }, { keep: true });
  const filters: WordsOf<typeof consentList> = {
    label: t('filter.label'),
    filters: {
      purpose: {
        label: t('filter.purpose'),
        options: CONSENT_PURPOSES.map((value) => ({ value, label: t(`purpose.${value}`) })),
      },
      state: { label: t('filter.state'), options: STATES.map((value) => ({ value, label: t(`state.${value}`) })) },
    },
  };
  return (
    <>
      <BackLink to="/profile">{t('back')}</BackLink>
      <h1>{t('title')}</h1>
      <p className="muted measure admin-lead">{t('lead')}</p>
      <ListScreen
        definition={consentList}
        filters={filters}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }: GivenConsent) => id}
        card={(consent: GivenConsent) => <Consent consent={consent} />}
        empty={t('empty')}
        nothing={t('nothing')}
      />
    </>
  );
}

function Consent({ consent }: { consent: GivenConsent }) {
  const t = useTexts(consentsTexts);
  const format = useFormat();
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  const { purpose, wording, language, given_at: given, until, ended_at: ended, to } = consent;
  const text = wording
    ? [
        t('wording', { date: format.date(wording) }),
        language ? t('language', { language: format.language(language) }) : null,
      ]
        .filter(Boolean)
        .join(' ')
    : null;
  const holder = purpose === 'record_link' ? t('to.holder') : t('to.travesia');
  const whom = to ? t('to.clinic', { clinic: to }) : holder;
  const last = ended ? t('ended', { instant: at(ended) }) : until ? t('until', { instant: at(until) }) : null;
  return (
    <div className="stack-tight">
      <p className="strong">
        {t(`purpose.${purpose}`)}{' '}
        {ended ? (
          <Badge>{t('state.ended')}</Badge>
        ) : (
          <Badge tone="success" icon="check">
            {t('state.in_force')}
          </Badge>
        )}
      </p>
      <p className="small muted">{[whom, text].filter(Boolean).join(' · ')}</p>
      <p className="small muted num">{[t('given', { instant: at(given) }), last].filter(Boolean).join(' · ')}</p>
      <Where consent={consent} />
    </div>
  );
}

/** Where a consent is seen and withdrawn; a record that was erased has no page. */
function Where({ consent: { purpose, journey_id: journeyId, record_id: recordId } }: { consent: GivenConsent }) {
  const t = useTexts(consentsTexts);
  const [to, text] =
    purpose === 'health_data' || purpose === 'news'
      ? ['/profile/edit#consents', t('open.profile')]
      : purpose === 'record_link'
        ? ['/medical-records?view=links', t('open.links')]
        : recordId
          ? [`/medical-records/${recordId}`, t('open.record')]
          : journeyId
            ? [`/treatment-journeys/${journeyId}`, t('open.journey')]
            : [null, ''];
  return to ? (
    <p className="small">
      <LocalLink to={to}>{text}</LocalLink>
    </p>
  ) : null;
}
