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

/** Whether a TIFF has more than one page, looked up without a library, which reads the heads of all. */
function hasMorePages(tiff: Uint8Array): boolean {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const small = tiff[0] === 0x49
  const first = view.getUint32(4, small)
  return view.getUint32(first + 2 + 12 * view.getUint16(first, small), small) !== 0
}

const isTiff = (bytes: Uint8Array): boolean =>
  bytes[0] === bytes[1] && (bytes[0] === 0x49 || bytes[0] === 0x4d)

/**
 * Prepares a photograph or a drawn page for recognition: upright, grey, evened out, at the capped size, as PNG. Total:
 * bytes that are no picture give the reason.
 */
export async function preparePicture(
  bytes: Uint8Array,
): Promise<{ picture: Buffer } | { unreadable: UnreadableTitleRecord }> {
  try {
    if (!isPicture(bytes)) return { unreadable: 'unknown format' }
    if (isTiff(bytes) && hasMorePages(bytes)) return { unreadable: 'several pictures' }
    const opened = isHeic(bytes) ? await openHeic(bytes) : sharp(bytes, { limitInputPixels: maxPictureInput })
    const { format, pages = 1 } = await opened.metadata()
    if (pages > 1 && format !== 'heif') return { unreadable: 'several pictures' }
    const picture = await opened
      .rotate()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize({ width: pagePictureSize, height: pagePictureSize, fit: 'inside' })
      // From the darkest point: on a page that is mostly blank, a hundredth of it are all letters and their shadows.
      .normalise({ lower: 0, upper: 99 })
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
