import { Button, LinkButton } from '../action/button.tsx';
import { Badge } from '../badge/badge.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorCard } from '../feedback/error-card.tsx';
import { Notice } from '../feedback/notice.tsx';
import { SkeletonCard } from '../feedback/skeleton.tsx';
import { Dialog, DialogButton } from '../overlay/dialog.tsx';
import { Disclosure, Facts } from '../overlay/disclosure.tsx';
import { Popover } from '../overlay/popover.tsx';
import { BoardSection } from './section.tsx';

/** `id` keeps element ids unique if the board appears twice on a page. */
export function StateBoard({ id }: { id: string }) {
  return (
    <>
      <BoardSection title="States">
        <div className="grid grid-2">
          <EmptyState
            title="No clinic in Quito is home within 4 days"
            level={3}
            action={<LinkButton href="#main">Clear “Up to 4 days”</LinkButton>}
          >
            “Days away” hides 12 of them.
          </EmptyState>
          <SkeletonCard />
        </div>
        <ErrorCard title="We could not load the free days of this clinic." retryHref="#main" requestId="01JD-7F3K">
          <p>Nothing was booked or charged, and your text is kept.</p>
        </ErrorCard>
        <Notice tone="warning" icon="wifi-off" title="You are offline">
          This is the saved copy from 14:05.
        </Notice>
        <Notice>Rates of Sep 29, 2026. Your quote locks the currency.</Notice>
        <Notice tone="success">Your deposit is held until you arrive.</Notice>
      </BoardSection>
      <BoardSection title="Folded away">
        <Disclosure
          boxed
          open
          summary={
            <>
              <Badge tone="success" icon="circle-check">
                Verified
              </Badge>{' '}
              Facility license
            </>
          }
        >
          <Facts
            items={[
              { name: 'Issued by', value: 'REPS, Secretaría de Salud de Antioquia' },
              { name: 'Valid until', value: 'June 30, 2028' },
            ]}
          />
        </Disclosure>
        <div>
          <Disclosure name={`${id}-faq`} summary="Who holds my deposit?">
            Travesía holds it until you arrive.
          </Disclosure>
          <Disclosure name={`${id}-faq`} summary="What if I am found unfit for surgery?">
            Everything comes back, less the tests already done.
          </Disclosure>
        </div>
        <div className="row">
          <DialogButton target={`${id}-dialog`}>Open the dialog</DialogButton>
          <Popover id={`${id}-popover`} button="What is “all in”?" buttonClass="btn btn-quiet">
            Surgeon, clinic, anaesthesia, nights, transfers, taxes and fees.
          </Popover>
        </div>
        <Dialog id={`${id}-dialog`} title="Cancel the trip of December 12?">
          <p className="muted">It is 22 days away. You get back 50 % of what you paid.</p>
          <form method="dialog" className="dialog-actions">
            <Button>Keep the trip</Button>
            <Button variant="danger">Cancel and refund</Button>
          </form>
        </Dialog>
      </BoardSection>
    </>
  );
}
