interface SkeletonProps {
  /** CSS lengths; defaults to a line of text. */
  width?: string;
  height?: string;
}

/** A gray placeholder in the size of the content. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className="skeleton" style={{ width, height }} aria-hidden="true" />;
}

/** A card while its content loads. */
export function SkeletonCard() {
  return (
    <div className="card" aria-hidden="true">
      <Skeleton height="180px" />
      <div className="card-body">
        <Skeleton width="45%" />
        <Skeleton width="80%" height="1.4em" />
        <Skeleton width="62%" />
        <Skeleton width="40%" height="2em" />
      </div>
    </div>
  );
}
