import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/**
 * Loads the library at the first use, because it takes memory. One thread per picture leaves the others for requests.
 */
export const loadSharp = (): Promise<typeof sharp> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  }))
