import '../../contract.css';
import type { Inclusion, PackageDetail } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Strip } from '../../../../ui/chart/strip.tsx';
import { Icon, type IconName } from '../../../../ui/icon/icon.tsx';
import { byGroup, quantityText } from '../../contract-view.ts';
import { countAnswers, stripCells } from '../../package-view.ts';
import { packageTexts } from '../../texts.ts';

const ICONS: Readonly<Record<Inclusion['answer'], IconName>> = {
  included: 'circle-check',
  not_included: 'x',
  not_applicable: 'minus',
};

/** The 22 lines of a price: included, not included with their cost, and not applicable. */
export function PackageContract({ detail }: { detail: PackageDetail }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const counts = countAnswers(detail.answers);
  return (
    <section className="contract" aria-label={t('contract.heading', { lines: detail.answered_count })}>
      <div className="contract-head">
        <p className="strong">{t('contract.heading', { lines: detail.answered_count })}</p>
        <p className="small muted">{t('contract.confirmed', { date: format.date(detail.confirmed_on) })}</p>
        <div className="row contract-sum">
          <Strip cells={stripCells(detail.answers)} />
          <span>{t('contract.included', { count: counts.included })}</span>
          <span className="contract-missing">{t('contract.missing', { count: counts.missing })}</span>
          <span className="muted">{t('contract.apart', { count: counts.apart })}</span>
        </div>
      </div>
      <div className="contract-columns">
        {byGroup(detail.inclusions).map(({ group, lines }) => (
          <div key={group}>
            <h4>{t(`contract.group.${group}`)}</h4>
            <ul className="contract-lines">
              {lines.map((line) => (
                <ContractLine key={line.key} line={line} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function ContractLine({ line }: { line: Inclusion }) {
  const t = useTexts(packageTexts);
  const format = useFormat();
  const quantity = quantityText(line);
  const amount = quantity ? t(quantity.key, { count: quantity.count }) : null;
  const said = [amount, line.detail].filter((part) => part !== null).join(' · ');
  const extra = line.extra_price;
  const words = {
    included: said || t('answer.included'),
    not_included: extra
      ? t('answer.extra', { price: format.shown(extra), approximate: extra.approximate })
      : t('answer.not_included'),
    not_applicable: t('answer.not_applicable'),
  };
  return (
    <li className={`contract-line contract-${line.answer}`}>
      <Icon name={ICONS[line.answer]} />
      <span>
        {line.label}
        <span className="sr-only">: {t(`answer.${line.answer}`)}</span>
      </span>
      <span className="contract-detail">
        {words[line.answer]}
        {line.answer === 'not_included' && said ? <span className="contract-said">{said}</span> : null}
      </span>
    </li>
  );
}
