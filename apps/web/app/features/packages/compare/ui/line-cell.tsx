import type { Inclusion, MissingLine } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';
import { compareTexts, type CompareText } from '../texts.ts';

const ICONS: Readonly<Record<Inclusion['answer'], IconName>> = {
  included: 'circle-check',
  not_included: 'x',
  not_applicable: 'minus',
};

const UNITS: Readonly<Record<string, CompareText>> = {
  nights: 'value.nights',
  visits: 'value.visits',
  months: 'value.months',
  sessions: 'value.sessions',
  hours: 'value.hours',
};

/** One package's cell for one of the 22 lines; if not included, shows the extra cost and its basis. */
export function LineCell({ line, missing }: { line: Inclusion; missing: MissingLine | undefined }) {
  const t = useTexts(compareTexts);
  const unit = line.quantity_unit === null ? undefined : UNITS[line.quantity_unit];
  const amount = line.quantity !== null && unit ? t(unit, { count: line.quantity }) : null;
  const said = [amount, line.detail].filter((part) => part !== null).join(' · ');
  return (
    <div className={`compare-cell compare-${line.answer}`}>
      <Icon name={ICONS[line.answer]} />
      <div>
        {t(`answer.${line.answer}`)}
        {said ? <span className="compare-note">{said}</span> : null}
        {missing ? <Missing missing={missing} /> : null}
      </div>
    </div>
  );
}

function Missing({ missing: { price, basis, counted, market } }: { missing: MissingLine }) {
  const t = useTexts(compareTexts);
  const format = useFormat();
  const others = market
    ? t('market.median', {
        count: market.packages,
        scope: market.scope,
        place: market.place ?? '',
        price: format.shown(market.median),
      })
    : null;
  return (
    <>
      {price ? (
        <span className="compare-also">
          {t('missing.also', { price: format.shown(price), approximate: price.approximate })}
          <span className={basis === 'market' ? 'badge badge-demo' : 'compare-note'}>{t(`basis.${basis}`)}</span>
        </span>
      ) : (
        <span className="compare-note">{t('basis.unknown')}</span>
      )}
      {others ? <span className="compare-note">{others}</span> : null}
      {counted ? null : <span className="compare-note">{t('missing.optional')}</span>}
    </>
  );
}
