import { useSite } from '../../lib/site/site.ts';
import { classNames } from '../class-names.ts';

interface ThemedPictureProps {
  /** Addresses of the drawing for light and for dark pages. */
  day: string;
  night: string;
  width: number;
  height: number;
  /** A picture at the top of the page is loaded at once. */
  eager?: boolean;
  className?: string | undefined;
}

/**
 * A decorative picture with one drawing a theme. Both stand in the page, so that it follows the theme switch; browsers do
 * not load a lazy picture that is not displayed.
 */
export function ThemedPicture({ day, night, width, height, eager = false, className }: ThemedPictureProps) {
  const { theme } = useSite();
  const loading = (isShown: boolean) => (eager && isShown ? 'eager' : 'lazy');
  const size = { alt: '', width, height, decoding: 'async' as const };
  return (
    <>
      <img {...size} src={day} className={classNames('in-light', className)} loading={loading(theme !== 'dark')} />
      <img {...size} src={night} className={classNames('in-dark', className)} loading={loading(theme === 'dark')} />
    </>
  );
}
