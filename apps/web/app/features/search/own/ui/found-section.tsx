import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { Found, Part, Scope } from '../found.ts';
import { portalSearchTexts } from '../texts.ts';

/** Results of one scope when shown among others. */
const FEW = 5;

interface FoundSectionProps {
  scope: Scope;
  part: Part;
  heading?: string;
  /** Link to the full scope, when shown among others. */
  scopeAt?: string;
}

/** Results of one scope, with a link to more. */
export function FoundSection({ scope, part: { found, total, allAt }, heading, scopeAt }: FoundSectionProps) {
  const t = useTexts(portalSearchTexts);
  const format = useFormat();
  const path = useLocalPath();
  const shown = scopeAt ? found.slice(0, FEW) : found;
  const more = t('more.all', { total: format.number(total) });
  return (
    <section className="portal-section" aria-labelledby={`found-${scope}`}>
      <h2 id={`found-${scope}`}>{heading ?? t(`scope.${scope}`)}</h2>
      <ul className="found-list">
        {shown.map((one) => (
          <li key={one.key}>
            <FoundLine found={one} />
          </li>
        ))}
      </ul>
      {scopeAt && shown.length < found.length ? (
        <p className="found-more">
          <Link to={scopeAt}>{more}</Link>
        </p>
      ) : allAt && found.length < total ? (
        <p className="found-more">
          <a href={path(allAt)}>{more}</a>
        </p>
      ) : null}
    </section>
  );
}

function FoundLine({ found: { icon, label, detail, path: to, isSite } }: { found: Found }) {
  const path = useLocalPath();
  const content = (
    <>
      <Icon name={icon} />
      <span>
        <span className="strong">{label}</span>
        {detail ? <span className="small muted found-detail">{detail}</span> : null}
      </span>
    </>
  );
  return isSite ? (
    <a href={path(to)} className="found-line">
      {content}
    </a>
  ) : (
    <Link to={path(to)} className="found-line">
      {content}
    </Link>
  );
}
