import type sharp from 'sharp'
import { queue } from './queue.ts'

/** Pixels of a picture that is worked on: what takes more memory than this is no photo of a house. */
const mostPixels = 50_000_000
/** A picture smaller than this, in pixels, stands for one that is missing. */
const smallest = 40
const seconds = 10
/** Of 0 … 6: more takes three times as long, and saves little. */
const effort = 2
/** Each that waits holds its bytes in memory. */
export const mostToResize = 100
const run = queue({ atOnce: 2, most: mostToResize })

let loading: Promise<typeof sharp> | undefined

/** Loaded once there is something to resize: it takes memory. One thread a picture: requests need the others. */
export const resizing = (): Promise<typeof sharp> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  }))

/**
 * A picture as we keep it: upright, without what the camera wrote into it, within `width` and twice that height,
 * as WebP. `null`: it cannot be read, or is none.
 * @throws Busy
 */
export const cleaned = (bytes: Uint8Array, width: number): Promise<Buffer | null> =>
  run(async () => {
    const sharp = await resizing()
    try {
      const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      const size = await picture.metadata()
      if (Math.min(size.width, size.height) < smallest) return null
      return await picture
        .autoOrient()
        .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82, effort })
        .timeout({ seconds })
        .toBuffer()
    } catch {
      return null
    }
  })

/** One of ours, narrower. Before what is still to be cleaned: somebody looks at the place where it goes. @throws Busy */
export const narrowed = (bytes: Uint8Array, width: number): Promise<Buffer> =>
  run(async () => {
    const sharp = await resizing()
    return sharp(bytes)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 76, effort })
      .timeout({ seconds })
      .toBuffer()
  }, true)
