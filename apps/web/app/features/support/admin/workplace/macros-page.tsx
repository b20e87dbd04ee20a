import { archiveMacro, listMacros, type Macro } from '@travesia/contracts/support';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LANGUAGE_NAME, LOCALES } from '../../../../lib/i18n/locale.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PortalPage } from '../../../portal/index.ts';
import { supportTexts } from '../../texts.ts';
import { MacroDialog } from './macro-dialog.tsx';
import { workplaceTexts } from './texts.ts';

const ADMINS = ['admin'] as const;

/** `/admin/support/replies`: the replies that the team has saved. */
export function MacrosPage() {
  const t = useTexts(workplaceTexts);
  return (
    <PortalPage title={t('macros.title')} description={t('macros.lead')} roles={ADMINS} feature="admin_support">
      <Macros />
    </PortalPage>
  );
}

function Macros() {
  const t = useTexts(workplaceTexts);
  const loaded = useCall(listMacros);
  const { busy, doing, problem, run } = useAct();
  const [open, setOpen] = useState<Macro | 'new' | null>(null);
  const archive = ({ id, name, archived, version }: Macro) =>
    run(async () => {
      await sessionCall(archiveMacro, { params: { id }, body: { archived: !archived, version } });
      await loaded.reload();
      showToast(t(archived ? 'macros.restored' : 'macros.archived', { name }));
    }, id);
  return (
    <div className="bench">
      <BackLink to="/admin/support">{t('macros.back')}</BackLink>
      <header className="admin-head">
        <div>
          <h1>{t('macros.title')}</h1>
          <p className="muted measure">{t('macros.lead')}</p>
        </div>
        <Button type="button" variant="primary" icon="plus" onClick={() => setOpen('new')}>
          {t('macros.new')}
        </Button>
      </header>
      <ActProblem problem={problem} />
      <LoadState loaded={loaded}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="muted">{t('macros.none')}</p>
          ) : (
            <>
              <List
                title={t('macros.offered')}
                macros={data.filter(({ archived }) => !archived)}
                {...{ busy, doing, archive, setOpen }}
              />
              {data.some(({ archived }) => archived) ? (
                <List
                  title={t('macros.archive.heading')}
                  macros={data.filter(({ archived }) => archived)}
                  {...{ busy, doing, archive, setOpen }}
                />
              ) : null}
            </>
          )
        }
      </LoadState>
      {open ? (
        <MacroDialog
          macro={open === 'new' ? null : open}
          onSaved={() => void loaded.reload()}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}

interface ListProps {
  title: string;
  macros: readonly Macro[];
  busy: boolean;
  doing: string | null;
  archive: (macro: Macro) => Promise<unknown>;
  setOpen: (macro: Macro) => void;
}

function List({ title, macros, busy, doing, archive, setOpen }: ListProps) {
  const t = useTexts(workplaceTexts);
  const ts = useTexts(supportTexts);
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
            header: t('macros.name'),
            cell: (macro: Macro) => (
              <>
                <b>{macro.name}</b>
                <span className="bench-two">{effectsOf(t, macro)}</span>
              </>
            ),
          },
          {
            key: 'topic',
            header: t('macros.topic'),
            cell: ({ topic }) => (topic ? ts(`topic.${topic}`) : t('macros.allTopics')),
          },
          { key: 'languages', header: t('macros.languages'), cell: (macro) => <Languages macro={macro} /> },
          {
            key: 'changed',
            header: t('macros.changed'),
            cell: ({ updated_at: at }) => format.dayOf(at, ownTimeZone()),
          },
          {
            key: 'acts',
            header: <span className="sr-only">{t('macros.acts')}</span>,
            cell: (macro) => (
              <span className="row">
                <Button
                  type="button"
                  size="small"
                  aria-label={t('macros.editNamed', { name: macro.name })}
                  onClick={() => setOpen(macro)}
                >
                  {t('macros.edit')}
                </Button>
                <Button
                  type="button"
                  size="small"
                  variant="quiet"
                  busy={busy && doing === macro.id}
                  aria-label={t(macro.archived ? 'macros.restoreNamed' : 'macros.archiveNamed', { name: macro.name })}
                  onClick={() => void archive(macro)}
                >
                  {t(macro.archived ? 'macros.restore' : 'macros.archive')}
                </Button>
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}

const effectsOf = (t: (key: 'macros.closesShort' | 'macros.takesShort') => string, { closes, takes }: Macro): string =>
  [closes ? t('macros.closesShort') : null, takes ? t('macros.takesShort') : null].filter(Boolean).join(', ');

/** The languages a reply is written in, and those that are missing. */
function Languages({ macro }: { macro: Macro }) {
  const t = useTexts(workplaceTexts);
  return (
    <span className="row">
      {LOCALES.map((language) =>
        macro.texts[language] === '' ? (
          <Badge key={language} tone="warning" icon="triangle-alert">
            {t('macros.missingLanguage', { language: LANGUAGE_NAME[language] })}
          </Badge>
        ) : (
          <Badge key={language}>{LANGUAGE_NAME[language]}</Badge>
        ),
      )}
    </span>
  );
}
