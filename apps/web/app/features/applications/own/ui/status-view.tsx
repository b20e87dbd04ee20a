import { type Application, getApplication, withdrawApplication } from '@travesia/contracts/applications';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { Choices } from '../choices.ts';
import { applyTexts } from '../texts.ts';
import { isIn } from '../use-applications.ts';
import { Answers } from './answers.tsx';
import { ReviewTime } from './review-time.tsx';
import { Withdraw } from './withdraw.tsx';

const LOOK_MS = 30_000;

interface StatusViewProps {
  application: Application;
  choices: Choices;
  onMoved: (application: Application) => void;
  /** Starts another application. */
  onAnother: () => void;
}

/** Status of a submitted application: what happens next, when, and what was submitted. */
export function StatusView({ application, choices, onMoved, onAnother }: StatusViewProps) {
  const t = useTexts(applyTexts);
  const path = useLocalPath();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, status, name, version, reason, actions } = application;
  useEffect(() => heading.current?.focus(), []);
  const isWaiting = isIn(application, 'waiting');
  // The decision can arrive while the page is idle.
  const { data: latest } = useCall(getApplication, { params: { id } }, { every: LOOK_MS, enabled: isWaiting });
  useEffect(() => {
    if (latest && latest.version > version) onMoved(latest);
  }, [latest, version, onMoved]);
  return (
    <div className="apply-status stack-wide">
      <header className="stack">
        <p className="row">
          <span className="strong">{name}</span> <Badge tone="primary">{t(`state.${status}`)}</Badge>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {t(`status.${status}`)}
        </h1>
        <p className="lead">{t(`statusText.${status}`)}</p>
      </header>
      {reason ? (
        <Notice title={t('status.reason')}>
          <p className="apply-words">{reason}</p>
        </Notice>
      ) : null}
      {isWaiting ? <WhatNext application={application} /> : null}
      <details className="card apply-sent">
        <summary>{t('status.sent')}</summary>
        <Answers application={application} choices={choices} />
      </details>
      {actions.includes('withdraw') ? (
        <Withdraw
          withdraw={async () => onMoved(await sessionCall(withdrawApplication, { params: { id }, body: { version } }))}
        />
      ) : (
        <p className="row">
          {status === 'approved' ? (
            <LinkButton variant="primary" href={path('/provider/onboarding')}>
              {t('status.enter')}
            </LinkButton>
          ) : null}
          <Button type="button" onClick={onAnother}>
            {t('status.another')}
          </Button>
        </p>
      )}
    </div>
  );
}

function WhatNext({ application: { submitted_at: at, review, status } }: { application: Application }) {
  const t = useTexts(applyTexts);
  const format = useFormat();
  return (
    <section className="card card-padded stack" aria-labelledby="next">
      <h2 id="next">{t('next.heading')}</h2>
      <ol className="apply-next">
        <li className="apply-next-done">
          <Icon name="circle-check" />
          <span>
            {t('next.received')}
            {at ? <span className="small muted">{format.instant(at, ownTimeZone())}</span> : null}
          </span>
        </li>
        <li aria-current="step">
          <Icon name="circle-dot" />
          <span>
            {status === 'in_review' ? t('next.checking') : t('next.check')}
            <ReviewTime review={review} />
          </span>
        </li>
        <li>
          <Icon name="circle" />
          <span>{t('next.answer')}</span>
        </li>
      </ol>
    </section>
  );
}
