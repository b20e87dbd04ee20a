import type { Journey } from '@travesia/contracts/journeys';

/** What needs a journey to change it. */
export interface ActsOn {
  journey: Journey;
  show: (journey: Journey) => void;
  reload: () => Promise<void>;
}

/** What a dialog needs that changes a journey. */
export interface ActProps extends ActsOn {
  onClose: () => void;
}
