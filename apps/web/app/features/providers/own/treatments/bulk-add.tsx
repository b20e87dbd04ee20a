import { suggestTreatments, type ClinicTreatments, type TreatmentSuggestions } from '@travesia/contracts/providers';
import { useRef, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { clinicTexts } from '../texts.ts';
import { type Listed, namesIn, NO_TEXT, toListed } from './treatment-list.ts';

/** Names per request. */
const MOST = 100;

interface BulkAddProps {
  /** Treatments of the catalog that aren't listed yet. */
  choices: ClinicTreatments['choices'];
  add: (added: readonly Listed[]) => void;
}

type Suggestion = TreatmentSuggestions['data'][number];

/** Adds treatments from a pasted list of names, after a look at what each was taken for. */
export function BulkAdd({ choices, add }: BulkAddProps) {
  const t = useTexts(clinicTexts);
  const language = useLocale();
  const [pasted, setPasted] = useState('');
  const [found, setFound] = useState<readonly Suggestion[] | null>(null);
  const { busy, problem, run } = useAct();
  const preview = useRef<HTMLHeadingElement>(null);
  const names = namesIn(pasted).slice(0, MOST);
  const find = async () => {
    const answer = await run(() => sessionCall(suggestTreatments, { query: { language }, body: { names } }));
    if (!answer) return;
    setFound(answer.data);
    requestAnimationFrame(() => preview.current?.focus());
  };
  return (
    <Disclosure summary={t('bulk.open')}>
      <div className="stack">
        <TextArea
          name="bulk-names"
          label={t('bulk.names')}
          hint={t('bulk.hint')}
          rows={5}
          value={pasted}
          onChange={({ currentTarget: { value } }) => {
            setPasted(value);
            setFound(null);
          }}
        />
        <ActProblem problem={problem} />
        <div>
          <Button type="button" busy={busy} disabled={!names.length} onClick={() => void find()}>
            {t('bulk.find')}
          </Button>
        </div>
        {found ? (
          <>
            <h3 ref={preview} tabIndex={-1}>
              {t('bulk.preview')}
            </h3>
            <Mapping
              key={names.join('\n')}
              found={found}
              choices={choices}
              add={(added) => {
                add(added);
                setFound(null);
                setPasted('');
              }}
            />
          </>
        ) : null}
      </div>
    </Disclosure>
  );
}

function Mapping({ found, choices, add }: BulkAddProps & { found: readonly Suggestion[] }) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const language = useLocale();
  const isFree = (slug: string | null): slug is string => choices.some(({ treatment }) => treatment === slug);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(found.map(({ name, treatment }) => [name, isFree(treatment) ? treatment : ''])),
  );
  const mapped = found.filter(({ name }) => chosen[name]);
  const unmapped = found.filter(({ name }) => !chosen[name]).map(({ name }) => name);
  // Two names may mean one treatment: the first is its name here.
  const added = [...new Map(mapped.toReversed().map(({ name }) => [chosen[name] ?? '', name]))].toReversed();
  const optionsOf = ({ candidates }: Suggestion) => {
    const likely = candidates.filter(({ treatment }) => isFree(treatment));
    const others = choices.filter(({ treatment }) => !likely.some((one) => one.treatment === treatment));
    const option = ({ treatment, name }: { treatment: string; name: string }) => ({ value: treatment, label: name });
    return [
      { value: '', label: t('bulk.none') },
      ...(likely.length ? [{ label: t('bulk.likely'), options: likely.map(option) }] : []),
      ...(others.length ? [{ label: t('bulk.others'), options: others.map(option) }] : []),
    ];
  };
  return (
    <>
      <ul className="bulk-rows">
        {found.map((one) => (
          <li key={one.name}>
            <span className="strong">{one.name}</span>
            <SelectField
              name={`bulk.${one.name}`}
              label={t('bulk.means', { name: one.name })}
              hideLabel
              value={chosen[one.name] ?? ''}
              options={optionsOf(one)}
              onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, [one.name]: value })}
            />
          </li>
        ))}
      </ul>
      {unmapped.length ? (
        <Notice tone="warning" title={t('bulk.unmapped', { count: unmapped.length })}>
          <p>{format.list(unmapped)}</p>
        </Notice>
      ) : null}
      <div>
        <Button
          type="button"
          variant="primary"
          disabled={!added.length}
          onClick={() => add(added.map(([treatment, name]) => toListed(treatment, { ...NO_TEXT, [language]: name })))}
        >
          {t('bulk.add', { count: added.length })}
        </Button>
      </div>
    </>
  );
}
