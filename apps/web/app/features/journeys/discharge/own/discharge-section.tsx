import '../discharge.css';
import {
  DISCHARGE_ITEMS,
  type DischargeContent,
  type DischargeItemKey,
  type DischargePack,
  exportDischarge,
  exportDischargeFhir,
  getDischarge,
  type JourneyFile,
  readJourneyFile,
} from '@travesia/contracts/journeys';
import { phoneAddress } from '../../../../lib/format/phone-address.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { saveExported } from '../../../../lib/device/save-exported.ts';
import { saveFile } from '../../../../lib/device/save-file.ts';
import { groupPhone } from '../../../../lib/format/group-phone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { JourneySectionProps } from '../../own/sections/journey-section.ts';
import { dischargeTexts } from '../texts.ts';

/** Papers are there from the first discharge on. */
const isDischarged = ({ events }: JourneySectionProps['journey']) =>
  events.some(({ action }) => action === 'discharge');

/** What the patient took home from the treatment: warning signs and whom to call first. */
export function DischargeSection({ journey }: JourneySectionProps) {
  return isDischarged(journey) ? <Papers id={journey.id} trip={journey.trip} /> : null;
}

function Papers({ id, trip }: Pick<JourneySectionProps['journey'], 'id' | 'trip'>) {
  const t = useTexts(dischargeTexts);
  const loaded = useCall(getDischarge, { params: { id } });
  if (loaded.data && !loaded.data.delivered?.content) return null;
  return (
    <section className="portal-section stack" aria-labelledby="discharge">
      <div className="portal-section-head">
        <h2 id="discharge">{t('own.title')}</h2>
      </div>
      <LoadState loaded={loaded} tall>
        {({ delivered, time_zone: zone }) => {
          if (!delivered?.content) return null;
          const pack = <Pack id={id} pack={delivered} content={delivered.content} zone={zone} />;
          // Those of the first trip: whoever prepares for the second one looks them up at times.
          return delivered.trip < trip ? <Disclosure summary={t('own.first')}>{pack}</Disclosure> : pack;
        }}
      </LoadState>
    </section>
  );
}

interface PackProps {
  id: string;
  pack: DischargePack;
  content: DischargeContent;
  zone: string;
}

function Pack({ id, pack, content, zone }: PackProps) {
  const t = useTexts(dischargeTexts);
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const { signed, delivered_at: at, files, language } = pack;
  const save = (endpoint: typeof exportDischarge) =>
    run(async () => {
      const file = await sessionCall(endpoint, { params: { id } });
      saveExported(file);
      showToast(t('own.saved', { name: file.name }));
    });
  return (
    <>
      {signed && at ? (
        <p className="small muted">
          {t('own.lead', { name: signed.name, license: signed.license, date: format.instant(at, zone) })}
        </p>
      ) : null}
      <Notice tone="warning" title={t('item.warning_signs')}>
        <p>{t('own.emergency')}</p>
        <ul lang={language} className="discharge-signs">
          <ItemLines item="warning_signs" content={content} />
        </ul>
      </Notice>
      <div className="row">
        <Button type="button" icon="download" busy={busy} onClick={() => void save(exportDischarge)}>
          {t('own.pdf')}
        </Button>
        <Button
          type="button"
          variant="quiet"
          icon="download"
          busy={busy}
          onClick={() => void save(exportDischargeFhir)}
        >
          {t('own.fhir')}
        </Button>
      </div>
      <p className="small muted">{t('own.fhir.text')}</p>
      <ActProblem problem={problem} />
      <div className="discharge-items">
        {DISCHARGE_ITEMS.filter((key) => key !== 'warning_signs' && content.items[key].state !== null).map((key) => (
          <div key={key}>
            <h3>{t(`item.${key}`)}</h3>
            <ul lang={language} className="discharge-lines">
              <ItemLines item={key} content={content} />
              <ItemFiles id={id} files={files.filter((file) => content.items[key].files.includes(file.id))} />
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

/** What an item says, line by line. */
function ItemLines({ item: key, content }: { item: DischargeItemKey; content: DischargeContent }) {
  const t = useTexts(dischargeTexts);
  const format = useFormat();
  const { state, text, reason } = content.items[key];
  const { contact, fit_to_fly: fly } = content;
  if (state === 'not_applicable')
    return (
      <li className="muted">{[t(key === 'medicines' ? 'state.none' : 'own.na'), reason].filter(Boolean).join(': ')}</li>
    );
  const two = (id: string, title: string, ...more: (string | null | false)[]) => (
    <li key={id}>
      <span className="strong">{title}</span> <span className="small muted">{more.filter(Boolean).join(' · ')}</span>
    </li>
  );
  return (
    <>
      {key === 'contact' ? (
        <li>
          <span className="strong">{contact.name}</span>{' '}
          <a href={phoneAddress(contact.phone)}>{groupPhone(contact.phone)}</a>{' '}
          <span className="small muted">{contact.hours}</span>
        </li>
      ) : null}
      {key === 'medicines'
        ? content.medicines.map(({ name, dose, how, until, lot }, place) =>
            two(
              `${place}`,
              name,
              dose,
              how,
              until && t('until.is', { date: format.date(until) }),
              lot && t('lot.is', { lot }),
            ),
          )
        : null}
      {key === 'implants'
        ? content.implants.map(({ name, maker, lot, udi, site }, place) =>
            two(`${place}`, name, maker, t('lot.is', { lot }), udi && `${t('udi')} ${udi}`, site),
          )
        : null}
      {key === 'follow_up'
        ? content.follow_up.map(({ on, who, where }, place) =>
            two(`${place}`, on ? format.date(on) : who, on && who, where),
          )
        : null}
      {key === 'fit_to_fly' && fly.from
        ? two('fly', t('from.is', { date: format.date(fly.from) }), fly.conditions)
        : null}
      {text
        .split('\n')
        .filter((line) => line.trim())
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </>
  );
}

function ItemFiles({ id, files }: { id: string; files: readonly JourneyFile[] }) {
  const t = useTexts(dischargeTexts);
  const { busy, problem, run } = useAct();
  const save = ({ id: fileId, name }: JourneyFile) =>
    // A download call resolves to the file itself.
    run(async () =>
      saveFile((await sessionCall(readJourneyFile, { params: { id, fileId } })) as unknown as Blob, name),
    );
  return files.map((file) => (
    <li key={file.id}>
      <Button type="button" size="small" variant="quiet" icon="download" busy={busy} onClick={() => void save(file)}>
        {t('own.file', { name: file.name })}
      </Button>
      <ActProblem problem={problem} />
    </li>
  ));
}
