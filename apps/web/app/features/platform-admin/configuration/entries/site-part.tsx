import { changeSite, getSite, type Site } from '@travesia/contracts/platform-admin';
import { useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LANGUAGE_NAME, LOCALES } from '../../../../lib/i18n/locale.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FailedLoad, Loading } from '../../../../lib/workbench/states.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { configurationTexts } from '../texts.ts';
import { EntryDialog, type EntryValues } from './entry-dialog.tsx';

/** Telephone and hours of the contact page, and the fee for clinics. */
export function SitePart({ mayChange }: { mayChange: boolean }) {
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const format = useFormat();
  const { data, problem, reload } = useCall(getSite);
  const [isOpen, setOpen] = useState(false);
  if (!data) return problem ? <FailedLoad problem={problem} retry={reload} /> : <Loading />;
  return (
    <section>
      <div className="row between">
        <h2>{t('site')}</h2>
        {mayChange ? (
          <Button type="button" size="small" onClick={() => setOpen(true)}>
            {t('site.edit')}
          </Button>
        ) : null}
      </div>
      <Facts
        items={[
          { name: t('site.phone'), value: data.phone ?? t('setting.none') },
          { name: t('site.hours'), value: data.hours?.[locale] ?? t('setting.none') },
          { name: t('site.fee'), value: format.percent(data.clinic_fee_percent / 100) },
        ]}
      />
      <p className="small muted">{t('site.where')}</p>
      {isOpen ? <EditSite site={data} reload={reload} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

interface EditSiteProps {
  site: Site;
  reload: () => Promise<void>;
  onClose: () => void;
}

function EditSite({ site, reload, onClose }: EditSiteProps) {
  const t = useTexts(configurationTexts);
  const { version } = site;
  return (
    <EntryDialog
      place="site"
      title={t('site.edit')}
      reload={reload}
      onClose={onClose}
      start={{
        phone: site.phone ?? '',
        ...Object.fromEntries(LOCALES.map((language) => [`hours.${language}`, site.hours?.[language] ?? ''])),
        clinic_fee_percent: String(site.clinic_fee_percent),
      }}
      fields={[
        { name: 'phone', label: t('site.phone'), hint: t('site.phoneHint'), type: 'tel' },
        ...LOCALES.map((language) => ({
          name: `hours.${language}`,
          label: t('site.hoursIn', { language: LANGUAGE_NAME[language] }),
          maxLength: 120,
        })),
        {
          name: 'clinic_fee_percent',
          label: t('site.feePercent'),
          hint: t('site.feeHint'),
          inputMode: 'decimal',
          required: true,
        },
      ]}
      save={(typed, reason) =>
        sessionCall(changeSite, {
          body: {
            version,
            reason,
            phone: typed['phone']?.trim() || null,
            hours: hoursIn(typed),
            clinic_fee_percent: Number((typed['clinic_fee_percent'] ?? '').replace(',', '.')),
          },
        })
      }
    />
  );
}

/** Null if no language has hours; with some missing, the server names them. */
function hoursIn(typed: EntryValues): Site['hours'] {
  const text = (language: string) => typed[`hours.${language}`]?.trim() ?? '';
  const hours = { en: text('en'), es: text('es'), pt: text('pt') };
  return Object.values(hours).some(Boolean) ? hours : null;
}
