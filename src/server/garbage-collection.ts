import { setFlagsFromString } from 'node:v8'

/** Milliseconds after the start, by when V8 has given back what loading the index left. */
const startTime = 60_000

/**
 * Lets the heap double before V8 collects it as a whole, from a minute after the start. It holds the search index, so
 * that a whole collection takes 20 to 40 ms of a search; by default V8 starts one after 10 % of growth, every 10 s at
 * five searches a second, and three that also compact 8 s after each, as soon as the server has little to do. Costs up
 * to as much memory again as the index takes, some 70 MB for 31,000 listings.
 */
export function collectGarbageLessOften(): void {
  setTimeout(() => {
    setFlagsFromString('--heap-growing-percent=100')
    setFlagsFromString('--no-memory-reducer')
  }, startTime).unref()
}
