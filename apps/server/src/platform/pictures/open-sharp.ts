/** The library takes 30 megabytes of memory: load it on first use, with readers for four formats only. */
const load = async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};
let library: ReturnType<typeof load> | undefined;

/** The library for pictures. */
export const openSharp = (): ReturnType<typeof load> => (library ??= load());

/** One at a time: decoding a large picture takes up to 200 megabytes. */
let last: Promise<unknown> = Promise.resolve();

/** Runs work on a picture once no other is being worked on. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const made = last.then(work);
  last = made.catch(() => undefined);
  return made;
}
