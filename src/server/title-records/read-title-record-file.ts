import { createIsomorphicCanvasFactory, getDocumentProxy, getResolvedPDFJS, renderPageAsImage } from 'unpdf'
import { titleRecordLength, titleRecordPages } from '#contract/title-record-limits.ts'
import type { RecognizedLine } from '#domain/title-records/explain-title-record.ts'
import type { ReadingProgress, UnreadableTitleRecord } from './title-record-reading.ts'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import sharp from 'sharp'

/** Pixels of the longer side of a page when its letters are recognized: about 200 dpi of A4. */
const pagePictureSize = 2_340
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
async function preparePicture(
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
const turnPicture = async (picture: Buffer, degrees: number): Promise<Buffer> =>
  sharp(picture).rotate(degrees).png({ compressionLevel: 1 }).toBuffer()

/** Makes a picture half as large, to find out quickly which way is up. */
const halvePicture = async (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: pagePictureSize / 2, height: pagePictureSize / 2, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()

interface RecognizedText {
  lines: { text: string; confidence: number }[]
  /** Mean of the page, 0 to 1. */
  confidence: number
}

interface PageRecognizer {
  recognize(picture: Buffer): Promise<RecognizedText>
  end(): Promise<void>
}

/** A page recognized with less than this lies on its side or upside down. */
const uprightConfidence = 0.6

/** Starts the recognition of Portuguese letters (Tesseract's best integer model), with nothing fetched or cached. */
async function createPageRecognizer(): Promise<PageRecognizer> {
  const data = join(
    dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json')),
    '4.0.0_best_int',
  )
  const worker = await createWorker('por', OEM.LSTM_ONLY, { langPath: data, cacheMethod: 'none', gzip: true })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' })
  async function read(picture: Buffer): Promise<RecognizedText> {
    const { data: found } = await worker.recognize(
      picture,
      { rotateAuto: true },
      { text: true, blocks: true },
    )
    const lines = (found.blocks ?? []).flatMap(block =>
      block.paragraphs.flatMap(paragraph =>
        paragraph.lines.map(line => ({ text: line.text.trimEnd(), confidence: line.confidence / 100 })),
      ),
    )
    return { lines, confidence: found.confidence / 100 }
  }
  return {
    async recognize(picture) {
      const upright = await read(picture)
      if (upright.confidence >= uprightConfidence) return upright
      const small = await halvePicture(picture)
      let best = { degrees: 0, confidence: (await read(small)).confidence }
      for (const degrees of [90, 270, 180]) {
        const { confidence } = await read(await turnPicture(small, degrees))
        if (confidence > best.confidence + 0.1) best = { degrees, confidence }
      }
      if (best.degrees === 0) return upright
      const turned = await read(await turnPicture(picture, best.degrees))
      return turned.confidence > upright.confidence ? turned : upright
    },
    end: async () => void (await worker.terminate()),
  }
}

/** The text of a file, pages parted by form feeds. */
export interface TitleRecordFile {
  text: string
  pages: number
  /** The lines that were recognized in pictures. */
  lines: RecognizedLine[]
}

/** A page with fewer letters than this is a picture with a stamp or a page number, not text. */
const minPageLetters = 60
/** A page with fewer and a picture may be a copy over which somebody printed how to check its signature. */
const fullPageLetters = 700
/** The confidence of letters that another program recognized, which does not say how sure it was. */
const foreignConfidence = 0.8
/** The text rendering mode that shows nothing (PDF 32000-1, 9.3.6). */
const hiddenRendering = 3

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type Report = (progress: ReadingProgress) => void

/** What is reported while a file is read. */
interface ReadingEvents {
  report: Report
  /** That the letters of a picture are about to be recognized, or have been. */
  onRecognition?: (step: 'recognizing' | 'recognized') => void
}

/**
 * Reads a PDF, page by page: its text where it has one, else the letters of its picture; or a photograph. Total: a
 * file that cannot be read gives the reason.
 */
export async function readTitleRecordFile(
  bytes: Uint8Array,
  { report, onRecognition = () => undefined }: ReadingEvents,
): Promise<TitleRecordFile | { unreadable: UnreadableTitleRecord }> {
  const recognizer = startWhenNeeded(onRecognition)
  try {
    return isPdf(bytes)
      ? await readPdf(bytes, recognizer.use, report)
      : await readPhoto(bytes, recognizer.use, report)
  } finally {
    await recognizer.end()
  }
}

/** The signature of a PDF is in the first kilobyte, whatever the file's name says. */
const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.length)).includes('%PDF-')

function startWhenNeeded(tell: NonNullable<ReadingEvents['onRecognition']>) {
  let started: Promise<PageRecognizer> | null = null
  return {
    use: async (picture: Buffer) => {
      tell('recognizing')
      const recognized = await (await (started ??= createPageRecognizer())).recognize(picture)
      tell('recognized')
      return recognized
    },
    end: async () => (started === null ? undefined : (await started).end()),
  }
}

type Recognize = PageRecognizer['recognize']

async function readPhoto(
  bytes: Uint8Array,
  recognize: Recognize,
  report: Report,
): Promise<TitleRecordFile | { unreadable: UnreadableTitleRecord }> {
  report({ page: 0, pages: 1 })
  const prepared = await preparePicture(bytes)
  if ('unreadable' in prepared) return prepared
  const file = createFile(1)
  addRecognized(file, await recognize(prepared.picture), 1)
  report({ page: 1, pages: 1 })
  return hasLetters(file.text) ? file : { unreadable: 'without text' }
}

async function readPdf(
  bytes: Uint8Array,
  recognize: Recognize,
  report: Report,
): Promise<TitleRecordFile | { unreadable: UnreadableTitleRecord }> {
  try {
    const document = await getDocumentProxy(bytes, {
      verbosity: 0,
      stopAtErrors: false,
      disableFontFace: true,
      CanvasFactory: await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas')),
    })
    const pages = document.numPages
    if (pages > titleRecordPages.text) return { unreadable: 'too many pages' }
    const file = createFile(pages)
    let pictures = 0
    for (let page = 1; page <= pages; page++) {
      report({ page: page - 1, pages })
      if (page > 1) file.text += '\f'
      const text = await readPageText(document, page)
      const letters = countLetters(text)
      const shows = letters < minPageLetters ? null : await lookAtPage(document, page)
      if (shows !== null && (letters >= fullPageLetters || !shows.picture)) {
        const start = file.text.length
        file.text += text
        if (shows.picture && shows.hiddenText)
          file.lines.push({ start, end: file.text.length, page, confidence: foreignConfidence })
      } else {
        if (++pictures > titleRecordPages.scanned) return { unreadable: 'too many pictures' }
        const picture = await drawPage(document, page)
        const prepared = await preparePicture(new Uint8Array(picture))
        if ('unreadable' in prepared) return prepared
        const recognized = await recognize(prepared.picture)
        // The picture has what was printed over it, too. A sign beside a text does not.
        if (countLetters(recognized.lines.map(line => line.text).join('')) >= letters)
          addRecognized(file, recognized, page)
        else file.text += text
      }
      if (file.text.length > titleRecordLength) return { unreadable: 'too long' }
    }
    report({ page: pages, pages })
    return hasLetters(file.text) ? file : { unreadable: 'without text' }
  } catch (error) {
    return {
      unreadable: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken',
    }
  }
}

const createFile = (pages: number): TitleRecordFile => ({ text: '', pages, lines: [] })

function addRecognized(file: TitleRecordFile, { lines }: Awaited<ReturnType<Recognize>>, page: number): void {
  for (const { text, confidence } of lines) {
    const start = file.text.length
    file.text += `${text}\n`
    file.lines.push({ start, end: start + text.length, page, confidence })
  }
}

async function readPageText(document: PdfDocument, number: number): Promise<string> {
  const page = await document.getPage(number)
  let text = ''
  const { items } = await page.getTextContent()
  for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str
  page.cleanup()
  return text.slice(0, titleRecordLength + 1)
}

/** Whether a page shows a picture, of whatever size, and has text that nobody sees: letters recognized by who copied it. */
async function lookAtPage(
  document: PdfDocument,
  number: number,
): Promise<{ picture: boolean; hiddenText: boolean }> {
  const { OPS } = await getResolvedPDFJS()
  const pictures = [
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintInlineImageXObjectGroup,
  ]
  const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList()
  return {
    picture: fnArray.some(drawn => pictures.includes(drawn)),
    hiddenText: fnArray.some(
      (drawn, index) =>
        drawn === OPS.setTextRenderingMode && (argsArray[index] as unknown[])[0] === hiddenRendering,
    ),
  }
}

/** Draws a page at the size at which letters are recognized, whatever size it names. */
async function drawPage(document: PdfDocument, number: number): Promise<ArrayBuffer> {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = pagePictureSize / Math.max(width, height, 1)
  return renderPageAsImage(document, number, { scale, canvasImport: () => import('@napi-rs/canvas') })
}

const countLetters = (text: string): number => (text.match(/\p{L}/gu) ?? []).length
const hasLetters = (text: string): boolean => countLetters(text) >= minPageLetters
