import { phoneAddress } from '../../../lib/format/phone-address.ts';
import { Icon } from '../../../ui/icon/icon.tsx';

/** A phone number to call. */
export const Phone = ({ number }: { number: string }) => (
  <p>
    <a className="plan-phone num" href={phoneAddress(number)}>
      <Icon name="phone" />
      {number}
    </a>
  </p>
);
