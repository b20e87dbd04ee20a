import { Icon } from '../../../../ui/icon/icon.tsx';

/** A phone number to call. */
export const Phone = ({ number }: { number: string }) => (
  <p>
    <a className="plan-phone num" href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
      <Icon name="phone" />
      {number}
    </a>
  </p>
);
