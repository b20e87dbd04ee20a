import type { Macro } from '@travesia/contracts/macros';
import { lazy, Suspense, useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LANGUAGE_NAME, LOCALES } from '../../../lib/i18n/locale.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { BackLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { MacroDesk } from '../macro-desk.ts';
import { macroTexts } from '../texts.ts';
import { topicOf } from '../topic-of.ts';

const MacroDialog = lazy(() => import('./macro-dialog.tsx'));

interface MacrosScreenProps {
  desk: MacroDesk;
  /** Path and name of the screen that uses them. */
  back: { to: string; label: string };
}

/** The replies that a team has saved: to write, change, archive and offer again. */
export function MacrosScreen({ desk, back }: MacrosScreenProps) {
  const t = useTexts(macroTexts);
  const loaded = useCall(desk.calls.list);
  const { busy, doing, problem, run } = useAct();
  const [open, setOpen] = useState<Macro | 'new' | null>(null);
  const archive = ({ id, name, archived, version }: Macro) =>
    run(async () => {
      await sessionCall(desk.calls.archive, { params: { id }, body: { archived: !archived, version } });
      await loaded.reload();
      showToast(t(archived ? 'restored' : 'archived', { name }));
    }, id);
  if (loaded.problem?.code === 'access.not_allowed')
    return (
      <>
        <h1>{t('title')}</h1>
        <Notice icon="lock">{t('mayNot')}</Notice>
      </>
    );
  return (
    <div className="bench">
      <BackLink to={back.to}>{back.label}</BackLink>
      <header className="admin-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="muted measure">{t('lead')}</p>
        </div>
        <Button type="button" variant="primary" icon="plus" onClick={() => setOpen('new')}>
          {t('new')}
        </Button>
      </header>
      <ActProblem problem={problem} />
      <LoadState loaded={loaded}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="muted">{t('none')}</p>
          ) : (
            <>
              <List
                title={t('offered')}
                macros={data.filter(({ archived }) => !archived)}
                {...{ desk, busy, doing, archive, setOpen }}
              />
              {data.some(({ archived }) => archived) ? (
                <List
                  title={t('archive.heading')}
                  macros={data.filter(({ archived }) => archived)}
                  {...{ desk, busy, doing, archive, setOpen }}
                />
              ) : null}
            </>
          )
        }
      </LoadState>
      {open ? (
        <Suspense>
          <MacroDialog
            desk={desk}
            macro={open === 'new' ? null : open}
            onSaved={() => void loaded.reload()}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

interface ListProps {
  desk: MacroDesk;
  title: string;
  macros: readonly Macro[];
  busy: boolean;
  doing: string | null;
  archive: (macro: Macro) => Promise<unknown>;
  setOpen: (macro: Macro) => void;
}

function List({ desk, title, macros, busy, doing, archive, setOpen }: ListProps) {
  const t = useTexts(macroTexts);
  const format = useFormat();
  return (
    <div className="bench-stacked">
      <Table
        caption={title}
        rowKey={({ id }) => id}
        rows={macros}
        columns={[
          {
            key: 'name',
            header: t('name'),
            cell: (macro: Macro) => (
              <>
                <b>{macro.name}</b>
                <span className="bench-two">{effectsOf(t, macro)}</span>
              </>
            ),
          },
          ...(desk.topics.length > 0
            ? [{ key: 'topic', header: t('topic'), cell: (macro: Macro) => topicOf(desk, macro, t('allTopics')) }]
            : []),
          { key: 'languages', header: t('languages'), cell: (macro) => <Languages macro={macro} /> },
          {
            key: 'changed',
            header: t('changed'),
            cell: ({ updated_at: at }) => format.dayOf(at, ownTimeZone()),
          },
          {
            key: 'acts',
            header: <span className="sr-only">{t('acts')}</span>,
            cell: (macro) => (
              <span className="row">
                <Button
                  type="button"
                  size="small"
                  aria-label={t('editNamed', { name: macro.name })}
                  onClick={() => setOpen(macro)}
                >
                  {t('edit')}
                </Button>
                <Button
                  type="button"
                  size="small"
                  variant="quiet"
                  busy={busy && doing === macro.id}
                  aria-label={t(macro.archived ? 'restoreNamed' : 'archiveNamed', { name: macro.name })}
                  onClick={() => void archive(macro)}
                >
                  {t(macro.archived ? 'restore' : 'archive')}
                </Button>
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}

const effectsOf = (t: (key: 'closesShort' | 'takesShort') => string, { closes, takes }: Macro): string =>
  [closes ? t('closesShort') : null, takes ? t('takesShort') : null].filter(Boolean).join(', ');

/** The languages a reply is written in, and those that are missing. */
function Languages({ macro }: { macro: Macro }) {
  const t = useTexts(macroTexts);
  return (
    <span className="row">
      {LOCALES.map((language) =>
        macro.texts[language] === '' ? (
          <Badge key={language} tone="warning" icon="triangle-alert">
            {t('missingLanguage', { language: LANGUAGE_NAME[language] })}
          </Badge>
        ) : (
          <Badge key={language}>{LANGUAGE_NAME[language]}</Badge>
        ),
      )}
    </span>
  );
}
