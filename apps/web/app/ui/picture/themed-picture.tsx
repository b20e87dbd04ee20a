import { useSite } from '../../lib/site/site.ts';
import { classNames } from '../class-names.ts';

interface Drawing {
  /** Addresses of the drawing for light and for dark pages. */
  day: string;
  night: string;
}

interface ThemedPictureProps extends Drawing {
  width: number;
  height: number;
  /** Another drawing for screens up to 640 px wide. */
  narrow?: Drawing | undefined;
  /** A picture at the top of the page is loaded at once. */
  eager?: boolean;
  className?: string | undefined;
}

/**
 * A decorative picture with one drawing a theme; it fills the box it stands in. Both are in the page, so that it follows
 * the theme switch; browsers do not load a lazy picture that is not displayed.
 */
export function ThemedPicture({ day, night, narrow, eager = false, className, ...size }: ThemedPictureProps) {
  const { theme } = useSite();
  const draw = (src: string, small: string | undefined, shownIn: 'in-light' | 'in-dark', isShown: boolean) => (
    <picture className={classNames('themed-picture', shownIn, className)}>
      {small ? <source media="(max-width: 640px)" srcSet={small} /> : null}
      <img src={src} alt="" {...size} decoding="async" loading={eager && isShown ? 'eager' : 'lazy'} />
    </picture>
  );
  return (
    <>
      {draw(day, narrow?.day, 'in-light', theme !== 'dark')}
      {draw(night, narrow?.night, 'in-dark', theme === 'dark')}
    </>
  );
}
