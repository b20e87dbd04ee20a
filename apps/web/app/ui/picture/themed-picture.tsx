import { useSite } from '../../lib/site/site.ts';

interface Drawing {
  /** URLs of the drawing for light and dark pages. */
  day: string;
  night: string;
}

interface ThemedPictureProps extends Drawing {
  width: number;
  height: number;
  /** Another drawing for screens up to 640 px wide. */
  narrow?: Drawing | undefined;
  /** A picture at the top of a page loads eagerly. */
  eager?: boolean;
}

/**
 * A decorative picture with one drawing per theme. Both are in the page, so that it follows the theme switch; browsers
 * do not load a lazy picture that is not displayed, so the other theme's stays lazy.
 */
export function ThemedPicture({ day, night, narrow, eager = false, ...size }: ThemedPictureProps) {
  const { theme } = useSite();
  const draw = (src: string, small: string | undefined, className: string, isShown: boolean) => {
    const order = eager && isShown ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
    const picture = <img {...size} className={className} src={src} alt="" {...order} />;
    if (!small) return picture;
    return (
      <picture>
        <source media="(max-width: 640px)" srcSet={small} />
        {picture}
      </picture>
    );
  };
  return (
    <>
      {draw(day, narrow?.day, 'in-light', theme !== 'dark')}
      {draw(night, narrow?.night, 'in-dark', theme === 'dark')}
    </>
  );
}
