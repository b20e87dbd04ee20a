import type { ShareCard } from '../../lib/seo/share-card.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
/** X position where the drawn cover ends and the text begins. */
const HORIZON = 322;

const INK = '#1b2420';
const MUTED = '#55605a';
const PAPER = '#fbfaf7';
const LINE = '#1b2420';
const LONG_TITLE = 30;

/** Text of a preview image, drawn over its cover. Measures are pixels of the image. */
export function CardText({ card, demoLabel, mark }: { card: ShareCard; demoLabel: string; mark: string }) {
  return (
    <div style={{ display: 'flex', position: 'relative', width: WIDTH, height: HEIGHT, fontFamily: 'Figtree' }}>
      {card.demo ? <span style={chip}>{demoLabel}</span> : null}
      <div style={sheet}>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <span
            style={{
              ...oneLine,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              fontSize: 26,
              fontWeight: 500,
              color: MUTED,
            }}
          >
            {card.kicker}
          </span>
          <span style={{ ...titleStyle, fontSize: card.title.length > LONG_TITLE ? 50 : 70 }}>{card.title}</span>
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end' }}>
          <Facts card={card} />
          <Wordmark mark={mark} />
        </div>
      </div>
    </div>
  );
}

const chip = {
  position: 'absolute',
  top: 32,
  left: 56,
  padding: '8px 20px',
  borderRadius: 24,
  background: PAPER,
  color: INK,
  fontSize: 24,
  fontWeight: 600,
} as const;
const sheet = {
  display: 'flex',
  position: 'absolute',
  top: HORIZON,
  left: 0,
  width: WIDTH,
  height: HEIGHT - HORIZON,
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  padding: '22px 56px 28px',
  background: PAPER,
  color: INK,
} as const;
const oneLine = { whiteSpace: 'nowrap', lineHeight: 1.3 } as const;
const titleStyle = {
  display: 'block',
  lineClamp: 2,
  fontFamily: 'Fraunces',
  letterSpacing: '-0.012em',
  lineHeight: 1.06,
  marginTop: 2,
} as const;

function Facts({ card: { facts } }: { card: ShareCard }) {
  return (
    <div style={{ display: 'flex' }}>
      {facts.map(({ value, label }) => (
        <div
          key={label}
          style={{
            display: 'flex',
            flexDirection: 'column',
            flexShrink: 0,
            marginRight: 40,
            paddingTop: 10,
            borderTop: `2px solid ${LINE}`,
          }}
        >
          <span style={{ ...oneLine, fontFamily: 'Fraunces', fontSize: 32, lineHeight: 1.2 }}>{value}</span>
          <span style={{ ...oneLine, fontSize: 20, fontWeight: 500, color: MUTED }}>{label}</span>
        </div>
      ))}
    </div>
  );
}

function Wordmark({ mark }: { mark: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
      <img src={`data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`} width={48} height={48} alt="" />
      <span style={{ marginLeft: 12, fontFamily: 'Fraunces', fontSize: 40 }}>{BRAND}</span>
    </div>
  );
}

const BRAND = 'Travesía';
