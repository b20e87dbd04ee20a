import type { ProviderDetail } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { CaseLink, ConsultationLink, ConsultationNote } from '../../../../leads/index.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Icon, type IconName } from '../../../../../ui/icon/icon.tsx';
import { answerTime, languagesLine } from '../../provider-view.ts';
import { providerTexts } from '../../texts.ts';
import { ReportLink } from './page-actions.tsx';

/** Beside the profile: packages and trip planning facts. */
export function OffersBox({ provider, offers }: { provider: ProviderDetail; offers: ReactNode }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const { airport_minutes: minutes, response_minutes: response } = provider;
  const [first, ...others] = provider.treatments;
  const free = provider.next_free_on ?? provider.next_free_online_on;
  const answers = response === null ? null : answerTime(response);
  const facts: (readonly [IconName, string | null])[] = [
    ['languages', provider.languages.length > 0 ? languagesLine(provider.languages, format) : null],
    ['plane', minutes === null ? null : t('box.airport', { count: minutes, airport: provider.airports[0] ?? '' })],
    ['message-circle', answers ? t(answers.key, { count: answers.count }) : null],
    ['bed', provider.beds ? t('box.beds', { count: provider.beds }) : null],
    ['building-2', provider.founded_year === null ? null : t('box.founded', { year: String(provider.founded_year) })],
  ];
  return (
    <aside className="provider-aside" aria-label={t('box.label')}>
      <div className="card card-padded offers-box">
        {offers}
        <div className="offers-action">
          <ConsultationLink provider={provider.slug} status={provider.verification_status} free={free} size="large" />
          {provider.listing === 'partner' && first ? (
            <CaseLink
              clinic={provider.id}
              treatment={others.length > 0 ? undefined : first.slug}
              status={provider.verification_status}
            />
          ) : null}
          <ConsultationNote provider={provider.slug} status={provider.verification_status} free={free} />
        </div>
        <ul className="offers-facts">
          {facts.map(([icon, text]) =>
            text === null ? null : (
              <li key={icon}>
                <Icon name={icon} />
                {text}
              </li>
            ),
          )}
        </ul>
        <ReportLink provider={provider.slug} />
      </div>
    </aside>
  );
}
