import { Button, IconButton, LinkButton } from '../action/button.tsx';
import { Segments } from '../action/segments.tsx';
import { Badge, DemoBadge } from '../badge/badge.tsx';
import { Chip } from '../badge/chip.tsx';
import { BoardSection } from './section.tsx';

/** `id` distinguishes the landmarks of two boards on a page. */
export function ActionBoard({ id }: { id: string }) {
  return (
    <>
      <BoardSection title="Buttons">
        <div className="row">
          <Button variant="primary" size="large">
            Reserve with deposit
          </Button>
          <LinkButton href="#main" variant="primary" icon="search">
            Search
          </LinkButton>
          <Button variant="primary" disabled>
            Not yet
          </Button>
          <Button variant="primary" busy>
            Sending
          </Button>
        </div>
        <div className="row">
          <Button>Ask a dentist</Button>
          <Button variant="quiet">Save for later</Button>
          <Button variant="danger">Cancel booking</Button>
          <Button size="small">Small</Button>
          <IconButton icon="heart" label="Save" />
          <IconButton icon="share-2" label="Share" />
        </div>
      </BoardSection>
      <BoardSection title="Chips and badges" note="A badge is a word with an icon; colour is never the only sign.">
        <div className="row">
          <Chip href="#main" pressed icon="check">
            Dental
          </Chip>
          <Chip href="#main">Eyes</Chip>
          <Chip href="#main" pressed removeLabel="Remove the filter Colombia">
            Colombia
          </Chip>
          <Segments
            label={`View, ${id}`}
            items={[
              { href: '?view=list', label: 'List', current: true },
              { href: '?view=map', label: 'Map', current: false },
            ]}
          />
        </div>
        <div className="row">
          <Badge tone="success" icon="circle-check">
            Verified, credentials open
          </Badge>
          <Badge tone="warning" icon="clock">
            Not verified yet
          </Badge>
          <DemoBadge>Demo</DemoBadge>
          <Badge tone="primary" icon="badge-percent">
            No paid positions
          </Badge>
          <Badge tone="info" icon="clock">
            Under review
          </Badge>
          <Badge icon="circle-dot">Completed</Badge>
          <Badge tone="danger" icon="x">
            Cancelled
          </Badge>
        </div>
      </BoardSection>
    </>
  );
}
