import type { ApplicationSummary } from '@travesia/contracts/applications';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { Choices } from '../choices.ts';
import { applyTexts } from '../texts.ts';
import { isIn, type OwnApplications, useApplications } from '../use-applications.ts';
import { ApplicationForm } from './application-form.tsx';
import { BeginForm } from './begin-form.tsx';
import { StatusView } from './status-view.tsx';

/** The signed-in user's application: the form or its status; a new one if there is none. */
export function Applications({ choices }: { choices: Choices }) {
  const t = useTexts(applyTexts);
  const own = useApplications();
  const { list, current, problem, load, show } = own;
  if (!list)
    return (
      <div className="stack-wide">
        <h1>{t('page.title')}</h1>
        {problem ? (
          <Failure own={own} />
        ) : (
          <>
            <p role="status" className="sr-only">
              {t('page.loading')}
            </p>
            <Skeleton height="3em" />
            <Skeleton height="22em" />
          </>
        )}
      </div>
    );
  return (
    <>
      {problem ? <Failure own={own} /> : null}
      <OthersOf own={own} />
      {current === null ? (
        <BeginForm
          choices={choices}
          onBegun={(application) => {
            show(application);
            void load();
          }}
        />
      ) : isIn(current, 'editable') ? (
        <ApplicationForm key={`${current.id}-${current.status}`} first={current} choices={choices} onMoved={show} />
      ) : (
        <StatusView
          key={current.status}
          application={current}
          choices={choices}
          onMoved={show}
          onAnother={() => show(null)}
        />
      )}
    </>
  );
}

function Failure({ own: { problem, load } }: { own: OwnApplications }) {
  const t = useTexts(applyTexts);
  const locale = useLocale();
  if (!problem) return null;
  return (
    <Notice tone="danger" role="alert" title={t('page.failed')}>
      <p>{problemText(locale, problem)}</p>
      <p className="notice-actions">
        <Button type="button" size="small" onClick={() => void load()}>
          {t('page.again')}
        </Button>
      </p>
    </Notice>
  );
}

/** The user's other applications, if any. */
function OthersOf({ own: { list, current, open } }: { own: OwnApplications }) {
  const t = useTexts(applyTexts);
  const others = (list ?? []).filter(({ id }) => id !== current?.id);
  if (others.length === 0) return null;
  const name = (one: ApplicationSummary) => one.name || t('page.unnamed');
  return (
    <details className="apply-others">
      <summary>{t('page.others', { count: others.length })}</summary>
      <ul>
        {others.map((one) => (
          <li key={one.id} className="row">
            <span>
              {name(one)} <span className="muted">{t(`state.${one.status}`)}</span>
            </span>
            <Button type="button" size="small" onClick={() => void open(one.id)}>
              {t('page.open', { name: name(one) })}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
