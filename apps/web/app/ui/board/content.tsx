import { Badge, DemoBadge } from '../badge/badge.tsx';
import { Card, CardHeading, CardLink } from '../card/card.tsx';
import { Histogram } from '../chart/histogram.tsx';
import { RangeBars } from '../chart/range-bars.tsx';
import { Strip, type StripCell } from '../chart/strip.tsx';
import { Icon } from '../icon/icon.tsx';
import { Price } from '../price/price.tsx';
import { Rating, RatingDistribution } from '../rating/rating.tsx';
import { Table } from '../table/table.tsx';
import { BoardSection } from './section.tsx';

const OFFERS = [
  { clinic: 'Clínica Dental Ceiba', city: 'Medellín', nights: 5, price: 142000, rating: 4.6, count: 87 },
  { clinic: 'Centro Odontológico Irazú', city: 'San José', nights: 5, price: 156000, rating: 4.5, count: 1 },
  { clinic: 'Dental Garita Norte', city: 'Tijuana', nights: 3, price: 129000, rating: 0, count: 0 },
];
const CELLS = Array.from({ length: 22 }, (_, index): StripCell =>
  index === 16 || index === 21 ? 'no' : index % 6 === 3 ? 'none' : 'yes',
);

/** `id` distinguishes the landmarks of two boards on a page. */
export function ContentBoard({ id }: { id: string }) {
  return (
    <>
      <BoardSection title="Cards" note="The heading's link covers the card.">
        <div className="grid grid-3">
          {OFFERS.map(({ clinic, city, nights, price, rating, count }) => (
            <CardLink key={clinic} cover={<div className="board-cover" />}>
              <div className="row between small muted">
                <span>{city}</span>
                <Rating value={rating} count={count} />
              </div>
              <CardHeading href="#main">{clinic}</CardHeading>
              <div className="facts">
                <span>
                  <Icon name="moon" />
                  {nights} nights
                </span>
                <span>
                  <Icon name="plane-takeoff" />
                  Fly home from day 1
                </span>
              </div>
              <div className="card-foot">
                <Price money={{ amount: price, currency: 'USD' }} note="All-in price" />
                <DemoBadge>Demo</DemoBadge>
              </div>
            </CardLink>
          ))}
        </div>
        <div className="grid grid-2">
          <Card className="stack">
            <h3>Reviews</h3>
            <RatingDistribution counts={[61, 17, 5, 3, 1]} />
          </Card>
          <Card className="stack">
            <div className="row between">
              <h3>Price contract</h3>
              <Badge tone="primary">22 lines</Badge>
            </div>
            <Strip cells={CELLS} />
            <p className="small">16 included, 2 not included, 4 do not apply</p>
            <Histogram
              label="Most packages cost between US$ 1,300 and US$ 2,200"
              counts={[10, 22, 46, 80, 100, 84, 66, 52, 34, 26, 16, 12, 8, 4]}
              chosen={9}
            />
          </Card>
        </div>
      </BoardSection>
      <BoardSection title="Table">
        <Table
          caption={`Three packages side by side, ${id}`}
          rows={OFFERS}
          rowKey={(row) => row.clinic}
          columns={[
            { key: 'clinic', header: 'Clinic', cell: (row) => row.clinic },
            { key: 'city', header: 'City', cell: (row) => row.city },
            { key: 'nights', header: 'Nights', numeric: true, cell: (row) => row.nights },
            { key: 'price', header: 'All in, US$', numeric: true, cell: (row) => row.price / 100 },
          ]}
        />
      </BoardSection>
      <BoardSection
        title="Price bars"
        note="Home is hatched terracotta, abroad solid teal, a model only an outline. Rhinoplasty, US$."
      >
        <RangeBars
          label="Rhinoplasty by country, US$"
          max={15000}
          rows={[
            { label: 'United States', low: 6500, high: 15000, text: '6,500–15,000', note: 'Published', tone: 'home' },
            { label: 'Colombia', low: 2000, high: 6000, text: '2,000–6,000', note: 'Published', tone: 'published' },
            { label: 'Peru', low: 2250, high: 4500, text: '2,250–4,500', note: 'Estimated', tone: 'modelled' },
          ]}
        />
      </BoardSection>
    </>
  );
}
