import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import sharp from 'sharp'
import { writePdf } from './pdf.ts'

const require = createRequire(import.meta.url)
const size = { width: 1_240, height: 1_754 }

/** Draws lines as on a sheet of A4 that was copied, slightly askew, as JPEG. */
export async function drawSheet(lines: readonly string[]): Promise<Buffer> {
  GlobalFonts.registerFromPath(
    require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
    'Sheet',
  )
  const canvas = createCanvas(size.width, size.height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size.width, size.height)
  pen.fillStyle = '#222'
  pen.font = '22px Sheet'
  pen.rotate(0.005)
  for (const [index, line] of lines.entries()) pen.fillText(line, 90, 120 + index * 34)
  return sharp(await canvas.encode('png'))
    .greyscale()
    .jpeg({ quality: 60 })
    .toBuffer()
}

/**
 * Builds a PDF of copied sheets, each with lines of text laid over it, as registries print how to check a signature; `hidden` as
 * programs that copy lay the letters under the picture.
 */
export function buildScannedPdf(
  sheets: readonly { picture: Buffer; over?: readonly string[]; hidden?: boolean }[],
): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const add = (body: string): string => `${String(objects.push(body))} 0 R`
  const stream = (head: string, content: string): string =>
    add(`<< ${head} /Length ${String(content.length)} >>\nstream\n${content}\nendstream`)
  const kids = sheets.map(({ picture, over = [], hidden = false }) => {
    const image = stream(
      `/Type /XObject /Subtype /Image /Width ${String(size.width)} /Height ${String(size.height)} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
      picture.toString('latin1'),
    )
    const shown = over.map(line => `(${line}) Tj 0 -9 Td`).join('\n')
    const content = stream(
      '',
      `q 595 0 0 842 0 0 cm /I Do Q\nBT ${hidden ? '3' : '0'} Tr /F 7 Tf 40 ${String(40 + 9 * over.length)} Td\n${shown}\nET`,
    )
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} /Resources << /XObject << /I ${image} >> /Font << /F 3 0 R >> >> >>`,
    )
  })
  objects[1] = `<< /Type /Pages /Count ${String(kids.length)} /Kids [${kids.join(' ')}] >>`
  return writePdf(objects)
}
