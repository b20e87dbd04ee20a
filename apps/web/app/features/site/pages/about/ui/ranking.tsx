import { RANK } from '@travesia/contracts/providers';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { countedMean } from '../counted-mean.ts';
import { aboutTexts } from '../texts.ts';

const FEW = { mean: 5, count: 3 };
const MANY = { mean: 4.6, count: 50 };

/** How lists are sorted, with the figures behind it. */
export function Ranking() {
  const t = useTexts(aboutTexts);
  const format = useFormat();
  const points = (value: number) => format.number(value, 1);
  return (
    <section id="ranking" aria-labelledby="ranking-heading">
      <h2 id="ranking-heading">{t('rank.heading')}</h2>
      <p className="lead">{t('rank.lead')}</p>
      <div className="page-columns">
        <table className="table">
          <caption className="sr-only">{t('rank.heading')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('rank.what')}</th>
              <th scope="col" className="table-number">
                {t('rank.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('rank.credentials')}</th>
              <td className="table-number">{format.number(RANK.credentialsInForce)}</td>
            </tr>
            <tr>
              <th scope="row">{t('rank.packages')}</th>
              <td className="table-number">{format.number(RANK.hasPackages)}</td>
            </tr>
            <tr>
              <th scope="row">{t('rank.reviews')}</th>
              <td className="table-number nowrap">{t('rank.reviewPoints')}</td>
            </tr>
          </tbody>
        </table>
        <div className="stack">
          <p>
            {t('rank.cautious', {
              count: RANK.assumedReviews,
              mean: points(RANK.assumedMean),
              few: FEW.count,
              fewMean: points(FEW.mean),
              fewCounted: points(countedMean(FEW.mean, FEW.count)),
              many: MANY.count,
              manyMean: points(MANY.mean),
              manyCounted: points(countedMean(MANY.mean, MANY.count)),
            })}
          </p>
          <p>{t('rank.search')}</p>
          <p className="strong">
            <LocalLink to="/directory">{t('rank.see')}</LocalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
