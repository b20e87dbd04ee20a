import '../discharge.css';
import '../../quotes/desk/quotes-desk.css';
import {
  DISCHARGE_ITEMS,
  type Discharge,
  type DischargeMissing,
  type Journey,
  mayNotApply,
} from '@travesia/contracts/journeys';
import { type Ref, useRef, useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Contents } from '../../../../lib/screen/contents.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FieldErrors } from '../../../../ui/field/field-errors.ts';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { EditorForm, focusFirst, focusWrong, GapPanel, SectionLabel, sectionId } from '../../../packages/index.ts';
import { dischargeTexts } from '../texts.ts';
import { DeliverDialog } from './deliver-dialog.tsx';
import { earlyDays } from './early-days.ts';
import { fieldsOfMissing } from './fields-of-missing.ts';
import { ItemSection } from './item-section.tsx';
import { type DischargeWork, useDischargeDraft } from './use-discharge-draft.ts';

interface DischargeEditorProps {
  loaded: Discharge;
  journey: Journey;
  onDelivered: (discharge: Discharge) => void;
}

/** Writes discharge papers: each item, what is missing, and delivering them. */
export function DischargeEditor({ loaded, journey, onDelivered }: DischargeEditorProps) {
  const t = useTexts(dischargeTexts);
  const format = useFormat();
  const work = useDischargeDraft(loaded);
  const { known, draft, state } = work;
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isMarked, setMarked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { missing, delivered } = known;
  const open = async () => {
    setBusy(true);
    const version = await draft.saveAll();
    setBusy(false);
    if (version === null) return;
    setMarked(true);
    if (list.current) {
      list.current.focus();
      list.current.scrollIntoView({ block: 'center' });
    } else if (!focusWrong()) setOpen(true);
  };
  const nameOf = (key: string) => t(`item.${key}` as 'item.contact');
  const gapText = ({ key, why }: DischargeMissing) =>
    t(why === 'unanswered' && !mayNotApply(key, known) ? 'gap.empty' : `gap.${why}`, { item: nameOf(key) });
  const early = useEarlyDays(work, journey);
  const marked = isMarked ? missing.map((one) => [markedField(one, work), gapText(one)] as const) : [];
  return (
    <>
      <p className="muted quote-lead">
        {t('editor.lead', { name: journey.patient.name, language: format.language(known.language) })}
      </p>
      {known.is_correction && delivered?.delivered_at ? (
        <Notice>{t('editor.correction', { date: format.instant(delivered.delivered_at, known.time_zone) })}</Notice>
      ) : null}
      <EditorForm
        draft={draft}
        state={state}
        labelledBy="discharge-title"
        labelOf={nameOf}
        shown={(_name, text) => {
          const { item } = JSON.parse(text) as { item: { text: string; reason: string } };
          return item.text || item.reason;
        }}
        acts={
          known.actions.includes('deliver') || known.draft === null ? (
            <>
              {missing.length ? (
                <button type="button" className="pe-count" onClick={() => list.current?.focus()}>
                  <b>{missing.length}</b> {t('gaps.toFix')}
                </button>
              ) : null}
              <Button type="button" size="small" variant="primary" busy={isBusy} onClick={() => void open()}>
                {t('deliver.open')}
              </Button>
            </>
          ) : null
        }
      >
        {missing.length ? <Gaps list={list} work={work} gapText={gapText} /> : null}
        <FieldErrors value={{ ...early, ...Object.fromEntries(marked) }}>
          <Items work={work} nameOf={nameOf} />
        </FieldErrors>
      </EditorForm>
      {isOpen ? (
        <DeliverDialog
          work={work}
          patient={journey.patient.name}
          onDelivered={onDelivered}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Each item, with links to them that say which are complete. */
function Items({ work, nameOf }: { work: DischargeWork; nameOf: (key: string) => string }) {
  const t = useTexts(dischargeTexts);
  const { missing } = work.known;
  return (
    <div className="pe-fields">
      <Contents
        label={t('contents')}
        parts={DISCHARGE_ITEMS.map((key) => ({
          id: sectionId(key),
          label: <SectionLabel name={nameOf(key)} open={missing.filter((one) => one.key === key).length} />,
          content: <ItemSection item={key} work={work} />,
        }))}
      />
    </div>
  );
}

/** Sentences at the fields with a day before the treatment. */
function useEarlyDays({ known, content }: DischargeWork, journey: Journey): Record<string, string> {
  const t = useTexts(dischargeTexts);
  const format = useFormat();
  if (!journey.treatment_at) return {};
  const day = calendar.dateAt(journey.treatment_at, known.time_zone);
  return Object.fromEntries(earlyDays(content, day).map((name) => [name, t('day.early', { date: format.date(day) })]));
}

/** The field at which something missing is marked. */
const markedField = ({ key, why }: DischargeMissing, { known, content }: DischargeWork): string =>
  why === 'unanswered' && mayNotApply(key, known)
    ? `${key}.state`
    : (fieldsOfMissing({ key, why }, content)[0] ?? `${key}.text`);

interface GapsProps {
  list: Ref<HTMLDivElement>;
  work: DischargeWork;
  gapText: (missing: DischargeMissing) => string;
}

/** What is missing, each with the way to its field. */
function Gaps({ list, work: { known, content }, gapText }: GapsProps) {
  const t = useTexts(dischargeTexts);
  const { missing } = known;
  return (
    <GapPanel
      ref={list}
      heading={t('gaps.heading', { count: missing.length })}
      rows={missing.map(({ key, why }) => ({
        key: `${key} ${why}`,
        icon: 'arrow-right',
        content: (
          <a
            href={`#${sectionId(key)}`}
            onClick={(event) => {
              event.preventDefault();
              focusFirst(fieldsOfMissing({ key, why }, content), key);
            }}
          >
            {gapText({ key, why })}
          </a>
        ),
      }))}
    />
  );
}
