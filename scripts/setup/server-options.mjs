// How the server's process is started: `npm start`, the benchmarks and the journeys do it alike.

/** Fewer megabytes for short-lived objects: the server rests under 250 MB with it, and answers as many requests. */
export const serverArguments = ['--max-semi-space-size=4'];

/**
 * glibc's own first threshold, which stays where it is when it is named: what loading modules took is given back, about 30 MB.
 * Other C libraries do not know it.
 */
export const serverEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' };
