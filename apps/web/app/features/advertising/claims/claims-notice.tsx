import type { ClaimText } from '@travesia/contracts/advertising';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useFieldId } from '../../../ui/field/field-id.ts';
import type { Claim } from './claim-view.ts';
import './claims.css';
import { claimsTexts } from './texts.ts';
import { useClaims } from './use-claims.ts';

interface ClaimsNoticeProps extends ClaimText {
  /** Name of the text's field, so that a phrase can be selected there. */
  field: string;
}

/**
 * Under a text that a clinic writes: phrases that rules on advertising forbid or advise against, why, and what to write instead. It
 * announces how many there are and never takes the focus.
 */
export function ClaimsNotice({ field, ...text }: ClaimsNoticeProps) {
  const t = useTexts(claimsTexts);
  const id = useFieldId(field);
  const { claims, isChecked } = useClaims(text);
  const blocking = claims.filter(({ severity }) => severity === 'blocks').length;
  return (
    <div className="claims">
      <p className="sr-only" role="status">
        {isChecked && claims.length ? t('found', { count: claims.length, blocking }) : ''}
      </p>
      {claims.length ? (
        <ul className="claims-list" aria-label={t('list')}>
          {claims.map((claim) => (
            <ClaimItem key={`${claim.rule} ${claim.from}`} claim={claim} select={() => selectIn(id, claim)} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function ClaimItem({ claim, select }: { claim: Claim; select: () => void }) {
  const t = useTexts(claimsTexts);
  const { severity, language, before, excerpt, after, message, instead } = claim;
  return (
    <li className={`claim claim-${severity}`}>
      <p className="claim-head">
        <Badge
          tone={severity === 'blocks' ? 'danger' : 'warning'}
          icon={severity === 'blocks' ? 'ban' : 'triangle-alert'}
        >
          {t(`severity.${severity}`)}
        </Badge>
        <Button type="button" variant="quiet" size="small" onClick={select}>
          {t('select')}
        </Button>
      </p>
      <p className="claim-text" lang={language}>
        {before}
        <mark>{excerpt}</mark>
        {after}
      </p>
      <p>{message}</p>
      <p>
        <b>{t('instead')}</b> {instead}
      </p>
      <p className="small muted">
        <ClaimSource source={claim.source} />
      </p>
    </li>
  );
}

/** What a rule rests on, and whether we read it. */
export function ClaimSource({ source: { label, url, read_on: readOn } }: Pick<Claim, 'source'>) {
  const t = useTexts(claimsTexts);
  const format = useFormat();
  const name = url ? (
    <a key="source" href={url} target="_blank" rel="noreferrer">
      {label}
    </a>
  ) : (
    <span key="source">{label}</span>
  );
  return readOn
    ? t.rich('source.read', { source: name, day: <span key="day">{format.date(readOn)}</span> })
    : t.rich('source.general', { source: name });
}

/** Selects a phrase in its field and shows it there. */
function selectIn(id: string, { from, to }: Claim): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  field.focus();
  field.setSelectionRange(from, to);
}
