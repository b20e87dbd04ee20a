// How the server's process is started, shared by `npm start`, the benchmarks and the journeys.

/**
 * Less memory for short-lived objects, and a way to free what only the start needed: the server idles under 250 MB with
 * them, and handles as many requests.
 */
export const serverArguments = ['--max-semi-space-size=4', '--expose-gc'];

/**
 * glibc's default threshold, which stays fixed if set explicitly: memory used for loading modules is released, about
 * 30 MB. Other C libraries ignore it.
 */
export const serverEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' };
