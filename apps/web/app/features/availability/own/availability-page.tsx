import './availability.css';
import { type CalendarSummary, listCalendars } from '@travesia/contracts/availability';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLocale, useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { ClinicPage } from '../../portal/index.ts';
import { CalendarDesk } from './calendar-desk.tsx';
import { availabilityTexts } from './texts.ts';

/** `/provider/availability`: working hours of clinicians and rooms, week by week. */
export function AvailabilityPage() {
  const t = useTexts(availabilityTexts);
  return (
    <ClinicPage title={t('page.title')} description={t('page.description')} feature="provider_nav_availability">
      <Availability />
    </ClinicPage>
  );
}

function Availability() {
  const t = useTexts(availabilityTexts);
  const language = useLocale();
  const path = useLocalPath();
  const calendars = useCall(listCalendars, { query: { language } });
  return (
    <>
      <h1>{t('page.heading')}</h1>
      <LoadState loaded={calendars} tall>
        {({ data, time_zone: zone, actions }) =>
          data.length ? (
            <Chosen calendars={data} zone={zone} mayChange={actions.includes('change')} reload={calendars.reload} />
          ) : (
            <EmptyState
              title={t('nobody.title')}
              action={
                <LinkButton variant="primary" href={path('/provider/configuration')}>
                  {t('nobody.action')}
                </LinkButton>
              }
            >
              {t('nobody.text')}
            </EmptyState>
          )
        }
      </LoadState>
    </>
  );
}

interface ChosenProps {
  calendars: readonly CalendarSummary[];
  zone: string;
  mayChange: boolean;
  reload: () => Promise<void>;
}

/** The clinician or room in the URL, otherwise the first with a calendar. */
function Chosen({ calendars, zone, mayChange, reload }: ChosenProps) {
  const t = useTexts(availabilityTexts);
  const navigate = useNavigate();
  const href = useQueryHref();
  const [query] = useSearchParams();
  const asked = query.get('clinician') ?? query.get('room');
  const chosen =
    calendars.find(({ resource }) => resource.id === asked) ?? calendars.find(({ saved }) => saved) ?? calendars[0];
  if (!chosen) return null;
  const choose = (id: string) => {
    const to = calendars.find(({ resource }) => resource.id === id)?.resource;
    if (to) void navigate(href({ clinician: null, room: null, [to.type]: to.id }), { preventScrollReset: true });
  };
  const optionsOf = (type: 'clinician' | 'room') =>
    calendars
      .filter(({ resource }) => resource.type === type)
      .map(({ resource, saved }) => ({
        value: resource.id,
        label: saved ? resource.name : t('choose.without', { name: resource.name }),
      }));
  const groups = (['clinician', 'room'] as const)
    .map((type) => ({ label: t(`choose.${type}`), options: optionsOf(type) }))
    .filter(({ options }) => options.length > 0);
  return (
    <>
      {mayChange ? null : <Notice icon="lock">{t('page.mayNot')}</Notice>}
      <SelectField
        className="availability-whose"
        name="whose"
        label={t('choose.label')}
        value={chosen.resource.id}
        options={groups}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <CalendarDesk
        key={chosen.resource.id}
        resource={chosen.resource}
        calendars={calendars}
        zone={zone}
        changed={() => void reload()}
      />
    </>
  );
}
