import { compareNames } from '#domain/compare-names.ts'
import { titleRecordFileSize } from '#contract/title-record-limits.ts'
import { PicturesNotJoined } from './join-pictures-failure.ts'
import { megabytes } from './paper-failure.ts'

/** A page that is one picture. */
interface PagePicture {
  /** Pixels. */
  width: number
  height: number
  jpeg: Uint8Array
}

/** Points of a pixel, so that a page drawn at 200 dpi has the pixels of its picture. */
const pointsPerPixel = 72 / 200

const points = (pixels: number): string => (pixels * pointsPerPixel).toFixed(2)

/** Writes a PDF with one picture a page, as it is in PDF 1.4: objects, a table of where they are, a trailer. */
export function writePicturePdf(pages: readonly PagePicture[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const places: number[] = []
  let length = 0
  const write = (part: string | Uint8Array): void => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    parts.push(bytes)
    length += bytes.byteLength
  }
  /** Objects are numbered in the order in which they are written, from 1. */
  const writeObject = (words: string, stream?: Uint8Array): void => {
    places.push(length)
    write(`${String(places.length)} 0 obj\n${words}\n`)
    if (stream !== undefined) {
      write('stream\n')
      write(stream)
      write('\nendstream\n')
    }
    write('endobj\n')
  }
  write('%PDF-1.4\n%\u00e2\u00e3\n')
  writeObject('<< /Type /Catalog /Pages 2 0 R >>')
  const kids = pages.map((_, index) => `${String(3 + index * 3)} 0 R`).join(' ')
  writeObject(`<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} >>`)
  for (const [index, { width, height, jpeg }] of pages.entries()) {
    const first = 3 + index * 3
    const size = `${points(width)} ${points(height)}`
    writeObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents ${String(first + 1)} 0 R /Resources << /XObject << /P ${String(first + 2)} 0 R >> >> >>`,
    )
    const drawing = encoder.encode(`${points(width)} 0 0 ${points(height)} 0 0 cm /P Do`)
    writeObject(`<< /Length ${String(drawing.byteLength)} >>`, drawing)
    writeObject(
      `<< /Type /XObject /Subtype /Image /Width ${String(width)} /Height ${String(height)} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${String(jpeg.byteLength)} >>`,
      jpeg,
    )
  }
  const table = length
  write(`xref\n0 ${String(places.length + 1)}\n0000000000 65535 f \n`)
  for (const place of places) write(`${String(place).padStart(10, '0')} 00000 n \n`)
  write(`trailer\n<< /Size ${String(places.length + 1)} /Root 1 0 R >>\nstartxref\n${String(table)}\n%%EOF\n`)
  const pdf = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    pdf.set(part, at)
    at += part.byteLength
  }
  return pdf
}

/** Pixels of a picture's longer side: what the recognition of letters uses, and a little more. */
const longestSide = 2_480
const quality = 0.85

/** Draws a picture upright, on white, no larger than is read. */
async function drawPage(file: File): Promise<PagePicture> {
  const opened = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(opened.width, opened.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(opened.width * scale))
  canvas.height = Math.max(1, Math.round(opened.height * scale))
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('The browser has no canvas.')
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(opened, 0, 0, canvas.width, canvas.height)
  opened.close()
  const jpeg = await new Promise<Blob | null>(resolve => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  if (jpeg === null) throw new Error('The browser wrote no picture.')
  return {
    width: canvas.width,
    height: canvas.height,
    jpeg: new Uint8Array(await jpeg.arrayBuffer()),
  }
}

/** Orders pictures as a camera numbers them: IMG_9 before IMG_10. */
const byName = (a: File, b: File): number => compareNames(padNumbers(a.name), padNumbers(b.name))
const padNumbers = (name: string): string => name.replace(/\d+/g, digits => digits.padStart(16, '0'))

/**
 * Makes one PDF of several pictures, a page each, in the order of their names.
 * @throws PicturesNotJoined; when aborted, the signal's reason
 */
export async function joinPictures(files: readonly File[], signal: AbortSignal): Promise<File> {
  const pages: PagePicture[] = []
  for (const file of files.toSorted(byName)) {
    signal.throwIfAborted()
    pages.push(
      await drawPage(file).catch(() => {
        throw new PicturesNotJoined({
          title: `A foto ${file.name} não abriu neste navegador.`,
          advice:
            'Fotos em HEIC vão uma de cada vez, ou todas num PDF: no iPhone, selecione as fotos, toque em Imprimir e compartilhe a prévia.',
        })
      }),
    )
  }
  const pdf = writePicturePdf(pages)
  if (pdf.byteLength > titleRecordFileSize)
    throw new PicturesNotJoined({
      title: `Juntas, as fotos têm ${megabytes(pdf.byteLength)}; o limite é ${megabytes(titleRecordFileSize)}.`,
      advice: 'Envie as páginas em partes.',
    })
  return new File([pdf], 'fotos.pdf', { type: 'application/pdf' })
}
