import { compareNames } from '#domain/compare-names.ts'
import { titleRecordFileSize } from '#contract/title-record-limits.ts'
import { PicturesNotJoined } from './join-pictures-failure.ts'
import { megabytes } from './paper-failure.ts'
import { type PagePicture, writePicturePdf } from './write-picture-pdf.ts'

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
