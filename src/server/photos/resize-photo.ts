import { loadSharp } from './load-sharp.ts'
import { createLimitedQueue } from '../queue/limited-queue.ts'

/** Maximum pixels of a picture: one that takes more memory is no photo of a house. */
const mostPixels = 50_000_000
/** A picture with a side shorter than this, in pixels, is a placeholder for a missing one. */
const minPhotoSidePx = 40
const seconds = 10
/** From 0 to 6: more takes three times as long and saves little. */
const effort = 2
/** Maximum number waiting; each holds its bytes in memory. */
export const maxResizing = 100
const run = createLimitedQueue({ atOnce: 2, most: maxResizing })

/**
 * Cleans a picture for storage: upright, without the camera's metadata, within `width` and twice that height, as
 * WebP. `null` when it is unreadable or no picture.
 * @throws QueueFull
 */
export const cleanPhoto = (bytes: Uint8Array, width: number): Promise<Buffer | null> =>
  run(async () => {
    const sharp = await loadSharp()
    try {
      const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      const size = await picture.metadata()
      if (Math.min(size.width, size.height) < minPhotoSidePx) return null
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

/**
 * Narrows a stored picture. Runs before pictures to be cleaned, because a person is waiting for it.
 * @throws QueueFull
 */
export const narrowPhoto = (bytes: Uint8Array, width: number): Promise<Buffer> =>
  run(async () => {
    const sharp = await loadSharp()
    return sharp(bytes)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 76, effort })
      .timeout({ seconds })
      .toBuffer()
  }, true)
