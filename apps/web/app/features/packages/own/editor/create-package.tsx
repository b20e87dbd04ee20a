import './editor.css';
import './create-package.css';
import { createOwnPackage, listOwnPackages } from '@travesia/contracts/packages';
import { type ClinicTreatments, getClinicTreatments } from '@travesia/contracts/providers';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import type { Locale } from '../../../../lib/i18n/locale.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { editorTexts } from './texts.ts';
import { findTreatments } from './find-treatments.ts';

/** Begins a package for a treatment, or asks for which. */
export function CreatePackage({ treatment }: { treatment: string | null }) {
  const t = useTexts(editorTexts);
  return (
    <div className="stack-wide">
      <BackLink to="/provider/packages">{t('back')}</BackLink>
      <h1>{t('create.title')}</h1>
      {treatment === null ? <ChooseTreatment /> : <Begin treatment={treatment} />}
    </div>
  );
}

/** A draft of this treatment that nobody has changed yet, so that a reload or going back adds no second one; or a new one. */
async function begin(treatment: string, language: Locale): Promise<string> {
  const { data } = await sessionCall(listOwnPackages, {
    query: { language, treatment: [treatment], status: ['draft'], sort: '-updated' },
  });
  const untouched = data.find(({ version, edition }) => version === 1 && edition === null);
  return untouched?.id ?? (await sessionCall(createOwnPackage, { query: { language }, body: { treatment } })).id;
}

function Begin({ treatment }: { treatment: string }) {
  const t = useTexts(editorTexts);
  const language = useLocale();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { problem, run, busy } = useAct();
  const isBegun = useRef(false);
  const start = () =>
    run(async () => {
      const id = await begin(treatment, language);
      await navigate(path(`/provider/packages/edit/${id}`), { replace: true });
    });
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void start();
  });
  if (problem)
    return (
      <div className="stack">
        <ActProblem problem={problem} />
        <p className="row">
          <Button type="button" busy={busy} onClick={() => void start()}>
            {t('create.again')}
          </Button>
          <ScreenLink to="/provider/packages/create">{t('create.other')}</ScreenLink>
        </p>
      </div>
    );
  return (
    <div role="status" className="stack">
      <p className="muted">{t('create.working')}</p>
      <Skeleton height="12rem" />
    </div>
  );
}

function ChooseTreatment() {
  const t = useTexts(editorTexts);
  const language = useLocale();
  const loaded = useCall(getClinicTreatments, { query: { language, currency: 'USD' } });
  return (
    <>
      <p className="muted team-lead">{t('create.lead')}</p>
      <LoadState loaded={loaded}>{(treatments) => <Choices treatments={treatments} />}</LoadState>
    </>
  );
}

function Choices({ treatments: { data, choices } }: { treatments: ClinicTreatments }) {
  const t = useTexts(editorTexts);
  const [text, setText] = useState('');
  const offered = findTreatments(data, text);
  const others = findTreatments(choices, text);
  return (
    <div className="pe-choose">
      <TextField
        name="find-treatment"
        type="search"
        className="pe-short"
        label={t('create.search')}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p className="sr-only" role="status">
        {text ? t('create.found', { count: offered.length + others.length }) : ''}
      </p>
      {offered.length ? <Group id="offered" heading={t('create.offered')} treatments={offered} /> : null}
      {others.length ? <Group id="others" heading={t('create.others')} treatments={others} /> : null}
      {offered.length + others.length === 0 ? <p className="muted">{t('create.nothing', { text })}</p> : null}
    </div>
  );
}

interface GroupProps {
  id: string;
  heading: string;
  treatments: readonly { treatment: string; name: string; category: { name: string } }[];
}

function Group({ id, heading, treatments }: GroupProps) {
  return (
    <section className="pe-group" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="pe-treatments">
        {treatments.map(({ treatment, name, category }) => (
          <li key={treatment}>
            <ScreenLink to={`/provider/packages/create/${treatment}`}>
              <span className="strong">{name}</span>
              <span className="small muted">{category.name}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
