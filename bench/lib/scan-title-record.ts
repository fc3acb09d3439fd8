import type { Browser } from 'playwright-core'
import sharp from 'sharp'

/** How bad a copy is. */
interface ScanQuality {
  name: string
  /** Pixels of the longer side. */
  size: number
  /** Degrees. */
  skew: number
  blur: number
  /** JPEG quality, 1 to 100. */
  jpeg: number
  /** Standard deviation of the noise, of 255. */
  noise: number
}

/** Copies as offices and phones make them, from a good one to one that is hard to read. */
export const scanQualities: readonly ScanQuality[] = [
  { name: 'good', size: 2_340, skew: 0.3, blur: 0.4, jpeg: 70, noise: 4 },
  { name: 'skewed', size: 1_900, skew: -1.4, blur: 0.6, jpeg: 55, noise: 8 },
  { name: 'noisy', size: 1_754, skew: 0.8, blur: 0.7, jpeg: 40, noise: 16 },
  { name: 'low resolution', size: 1_400, skew: -0.6, blur: 0.5, jpeg: 50, noise: 8 },
]

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Prints a matrícula and copies it: a PDF whose pages are pictures alone. */
export async function scanTitleRecord(
  browser: Browser,
  text: string,
  quality: ScanQuality,
): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: 1_240, height: 1_754 }, deviceScaleFactor: 1.5 })
  try {
    const copies: string[] = []
    for (const [index, sheet] of text.split('\f').entries()) {
      await page.setContent(
        `<body style="margin:0;background:#fff"><pre style="font:19px 'Liberation Serif','DejaVu Serif',serif;white-space:pre-wrap;margin:80px;line-height:1.3">${escapeHtml(sheet)}</pre>`,
      )
      const copy = await copyPage(await page.screenshot({ fullPage: true }), quality, index)
      copies.push(`data:image/jpeg;base64,${copy.toString('base64')}`)
    }
    await page.setContent(
      copies.map(copy => `<img src="${copy}" style="width:210mm;display:block;break-after:page">`).join(''),
    )
    return new Uint8Array(await page.pdf({ format: 'A4' }))
  } finally {
    await page.close()
  }
}

async function copyPage(
  picture: Buffer,
  { size, skew, blur, jpeg, noise }: ScanQuality,
  index: number,
): Promise<Buffer> {
  const turned = sharp(picture)
    .resize({ width: size, height: size, fit: 'inside' })
    .rotate(index % 2 === 0 ? skew : -skew, { background: '#e4e4e4' })
    .greyscale()
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true })
  addNoise(data, noise)
  return sharp(data, { raw: info }).blur(blur).jpeg({ quality: jpeg }).toBuffer()
}

/** The same noise in each run: a generator with a fixed beginning. */
function addNoise(pixels: Buffer, deviation: number): void {
  let state = 0x2545f491
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const random = state / 2 ** 32 + ((state >>> 7) & 0xffff) / 65_536 - 1
    pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + random * deviation))
  }
}
