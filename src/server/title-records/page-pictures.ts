import sharp from 'sharp'
import type { UnreadableTitleRecord } from './title-record-reading.ts'

/** Pixels of the longer side of a page when its letters are recognized: about 200 dpi of A4. */
export const pagePictureSize = 2_340
/** Pixels of a picture that is opened at all. */
const maxPictureInput = 80_000_000

const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1|avif)/.test(
    Buffer.from(bytes.subarray(4, 12)).toString('latin1'),
  )

/** JPEG, PNG, WebP, TIFF, and the family of HEIC. Nothing else is opened: drawings may name other files. */
const isPicture = (bytes: Uint8Array): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP|II\*|MM\0\*|....ftyp)/s.test(
    Buffer.from(bytes.subarray(0, 12)).toString('latin1'),
  )

/**
 * Prepares a photograph or a drawn page for recognition: upright, grey, evened out, at the capped size, as PNG. Total:
 * bytes that are no picture give the reason.
 */
export async function preparePicture(
  bytes: Uint8Array,
): Promise<{ picture: Buffer } | { unreadable: UnreadableTitleRecord }> {
  try {
    if (!isPicture(bytes)) return { unreadable: 'unknown format' }
    const opened = isHeic(bytes) ? await openHeic(bytes) : sharp(bytes, { limitInputPixels: maxPictureInput })
    const { format, pages = 1 } = await opened.metadata()
    if (pages > 1 && format !== 'heif') return { unreadable: 'unknown format' }
    const picture = await opened
      .rotate()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize({ width: pagePictureSize, height: pagePictureSize, fit: 'inside' })
      .normalise()
      .png({ compressionLevel: 1 })
      .toBuffer()
    return { picture }
  } catch (error) {
    // As sharp words it.
    const tooLarge = error instanceof Error && error.message.includes('pixel limit')
    return { unreadable: tooLarge ? 'too much' : 'broken' }
  }
}

/** Photographs of iPhones: sharp's own build has no decoder for them. */
async function openHeic(bytes: Uint8Array) {
  const { default: decode } = await import('heic-decode')
  const { width, height, data } = await decode({ buffer: bytes })
  if (width * height > maxPictureInput) throw new Error('The picture exceeds the pixel limit.')
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
}

/** Turns a picture by whole right angles. */
export const turnPicture = async (picture: Buffer, degrees: number): Promise<Buffer> =>
  sharp(picture).rotate(degrees).png({ compressionLevel: 1 }).toBuffer()

/** Makes a picture half as large, to find out quickly which way is up. */
export const halvePicture = async (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: pagePictureSize / 2, height: pagePictureSize / 2, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()
