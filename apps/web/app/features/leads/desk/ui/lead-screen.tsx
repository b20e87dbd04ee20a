import { use } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { MacroDesk } from '../../../macros/index.ts';
import { PersonContext } from '../../../portal/index.ts';
import type { DeskCalls } from '../desk-calls.ts';
import type { LeadPartProps } from '../lead-part.ts';
import { deskTexts } from '../texts.ts';
import { ClaimEvidence } from './claim-evidence.tsx';
import { LeadAssignForm } from './lead-assign-form.tsx';
import { LeadDecisions } from './lead-decisions.tsx';
import { LeadFacts, LeadHead } from './lead-facts.tsx';
import { LeadHistory, LeadThread } from './lead-thread.tsx';
import { LeadReplyForm } from './lead-reply-form.tsx';
import { LeadSenderPart } from './lead-sender.tsx';

interface LeadScreenProps {
  id: string;
  calls: DeskCalls;
  /** Path of the list, without language prefix. */
  list: string;
  macros: MacroDesk;
}

/** A request with what its sender wrote, the answers, and what can be done. Loading it is recorded. */
export function LeadScreen({ id, calls, list, macros }: LeadScreenProps) {
  const t = useTexts(deskTexts);
  const { data, problem, reload, show } = useCall(calls.get, { params: { id } }, { isAct: true });
  if (problem?.code === 'access.not_allowed')
    return (
      <>
        <h1>{t('record.title')}</h1>
        <Notice icon="lock">{t('mayNot')}</Notice>
      </>
    );
  return (
    <div className="stack-wide lead-desk-record">
      <BackLink to={list}>{t('record.back')}</BackLink>
      {data ? null : <h1>{t('record.title')}</h1>}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? <Record lead={data} {...{ calls, show, reload, list, macros }} /> : problem ? null : <LinesLoading />}
    </div>
  );
}

function Record({ list, macros, ...props }: LeadPartProps & Pick<LeadScreenProps, 'list' | 'macros'>) {
  const t = useTexts(deskTexts);
  const me = use(PersonContext);
  const { lead } = props;
  const mayAnswer = lead.actions.includes('answer');
  return (
    <>
      <LeadHead lead={lead} />
      <div className="portal-columns">
        <div className="stack-wide">
          <section aria-labelledby="lead-message" className="stack">
            <h2 id="lead-message">{t(`wrote.${lead.kind}`)}</h2>
            {lead.message ? (
              <blockquote className="lead-desk-message" lang={lead.language}>
                {lead.message}
              </blockquote>
            ) : (
              <p className="muted">{t(lead.withheld ? 'wrote.withheld' : 'wrote.nothing')}</p>
            )}
          </section>
          {lead.claim ? <ClaimEvidence lead={lead} /> : null}
          <LeadThread lead={lead} />
          {lead.actions.length ? (
            <LeadReplyForm {...props} macros={macros} mayAnswer={mayAnswer} me={me?.id ?? null} />
          ) : null}
        </div>
        <div className="stack-wide">
          {lead.actions.length ? (
            <section aria-labelledby="lead-work" className="stack">
              <h2 id="lead-work">{t('work.heading')}</h2>
              <LeadDecisions {...props} />
              {lead.actions.includes('assign') ? (
                <LeadAssignForm key={lead.version} {...props} me={me?.id ?? null} />
              ) : null}
            </section>
          ) : null}
          <LeadFacts lead={lead} />
          <LeadSenderPart id={lead.id} call={props.calls.sender} list={list} />
          <LeadHistory lead={lead} />
        </div>
      </div>
    </>
  );
}
