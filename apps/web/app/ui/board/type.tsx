import { Mark } from '../icon/mark.tsx';
import { Price } from '../price/price.tsx';
import { BoardSection } from './section.tsx';

export function TypeBoard() {
  return (
    <>
      <BoardSection title="Mark" note="A T whose bar is a route: out from one shore, a point of arrival on the other.">
        <div className="row">
          <Mark size={72} />
          <Mark size={38} />
          <Mark size={20} />
        </div>
      </BoardSection>
      <BoardSection
        title="Type"
        note="Fraunces for what is set like a headline, Figtree for everything read or pressed."
      >
        <p className="eyebrow">Eyebrow with the arc</p>
        <p className="display">The day you fly home</p>
        <h3 className="board-h1">Dental implant</h3>
        <h3 className="board-h2">Prices by country</h3>
        <h3>Who will treat you</h3>
        <p className="lead">Decide first. Give your name later.</p>
        <p>
          Bone grows around it for three to six months; you go home in between. <a href="#main">A link in text</a>
        </p>
        <p className="small">Español: ¿cuándo puedo volar? Português: preço com tudo incluído, não há surpresas.</p>
        <div className="row">
          <Price money={{ amount: 418000, currency: 'USD' }} size="huge" note="All-in price" />
          <Price money={{ amount: 245000, currency: 'USD' }} size="large" />
          <Price money={{ amount: 2545000, currency: 'MXN' }} approximate />
          <Price money={{ amount: 78000, currency: 'BRL' }} size="small" />
        </div>
      </BoardSection>
    </>
  );
}
