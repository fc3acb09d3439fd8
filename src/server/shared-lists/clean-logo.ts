import { logoBytes, logoSidePx } from '#contract/shared-list-limits.ts'
import { loadSharp } from '../photos/load-sharp.ts'
import { createLimitedQueue } from '../queue/limited-queue.ts'

/** Maximum pixels of a picture as it is sent: more take more memory than a logo is worth. */
const mostPixels = 24_000_000
/** Maximum side in pixels as it is sent. */
const mostSidePx = 10_000
const seconds = 10
const run = createLimitedQueue({ atOnce: 1, most: 20 })

/** What a file begins with, for the formats that are taken: the decoders of all others never see it. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  bytes => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  bytes => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  bytes => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]
const formats: ReadonlySet<string | undefined> = new Set(['png', 'jpeg', 'webp'])

/**
 * Draws a logo again, as WebP without any of the file's metadata, within `logoSidePx` and `logoBytes.kept`. `null` when it is
 * none of PNG, JPEG or WebP, is damaged, moves, or is too large.
 * @throws QueueFull
 */
export async function cleanLogo(bytes: Uint8Array): Promise<Uint8Array | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!signatures.some(isSigned => isSigned(file))) return null
  return run(async () => {
    const sharp = await loadSharp()
    try {
      const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      const { format, width, height, pages = 1 } = await picture.metadata()
      if (!formats.has(format) || pages > 1 || Math.max(width, height) > mostSidePx) return null
      const clean = await picture
        .autoOrient()
        .resize({ width: logoSidePx, height: logoSidePx, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86 })
        .timeout({ seconds })
        .toBuffer()
      return clean.length <= logoBytes.kept ? clean : null
    } catch {
      return null
    }
  })
}
