import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { explainEdital } from '#domain/edital/clauses/explain-edital.ts'
import {
  type EditalReadingOutcome,
  type EditalSource,
  type EditalThreadMessage,
  editalReadingLimits,
  type UnreadablePdf,
} from './edital-reading.ts'
import { getDocumentProxy } from 'unpdf'

/** A page with fewer characters than this is a picture with a stamp or a page number, not text. */
const minPageCharacters = 20

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type TextContent = Awaited<ReturnType<Page['getTextContent']>>

/** `pageStarts`: where each page begins in the text. */
type PdfText = { text: string; pages: number; pageStarts: number[] } | { unreadable: UnreadablePdf }

/** Whether the bytes are a PDF: its signature is in the first kilobyte, whatever the file name says. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.length)).includes('%PDF-')
}

/** A page with one letter. */
const smallestPdf = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>> endobj
4 0 obj <</Length 21>> stream
BT /F1 1 Tf (a) Tj ET
endstream endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF
`

/** Reads a page with one letter: the library loads and compiles its code with the first PDF, which takes 0.2 s. */
const loadPdfReader = async (): Promise<void> =>
  void (await readPdfText(new Uint8Array(Buffer.from(smallestPdf))))

/** Reads the text of a PDF, line by line. Total: a PDF that cannot be read gives the reason. */
async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  if (!isPdf(bytes)) return { unreadable: 'not a pdf' }
  try {
    const document = await getDocumentProxy(bytes, {
      verbosity: 0,
      stopAtErrors: false,
      disableFontFace: true,
    })
    const pages = document.numPages
    if (pages > editalReadingLimits.pages) return { unreadable: 'too many pages' }
    let text = ''
    const pageStarts: number[] = []
    for (let number = 1; number <= pages; number++) {
      pageStarts.push(text.length)
      const page = await document.getPage(number)
      const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader()
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        for (const item of read.value.items)
          if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str
        // The thread's end frees the rest.
        if (text.length > editalReadingLimits.characters) return { unreadable: 'too long' }
      }
      page.cleanup()
      text += '\n\n'
    }
    if (text.replace(/\s/g, '').length < Math.min(200, minPageCharacters * pages))
      return { unreadable: 'without text' }
    return { text, pages, pageStarts }
  } catch (error) {
    return {
      unreadable: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken',
    }
  }
}

/** Maximum bytes of arrays while one file is read: in one piece, and altogether, including freed ones. */
interface MemoryBounds {
  piece: number
  whole: number
}

const defaultMemoryBounds: MemoryBounds = { piece: 48 * 1024 * 1024, whole: 512 * 1024 * 1024 }

const arrays = [
  'Uint8Array',
  'Uint8ClampedArray',
  'Int8Array',
  'Uint16Array',
  'Int16Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
] as const

/** Counts the bytes a new array allocates; a view on another array's memory allocates none. */
function bytesOf(given: unknown, perElement: number): number {
  if (typeof given === 'number') return given * perElement
  if (typeof given !== 'object' || given === null || given instanceof ArrayBuffer) return 0
  const { length } = given as { length?: unknown }
  return typeof length === 'number' ? length * perElement : 0
}

/**
 * Limits the memory of arrays in this thread, which a thread's own limits do not count: a small PDF may inflate to
 * gigabytes. Must be called before the library is loaded; the library's own inflating is then counted here, and the
 * platform's, which is not, is removed.
 * @param exceeded ends the thread, because code that reads a hostile file may swallow an error
 */
function boundMemory({ piece, whole }: MemoryBounds, exceeded: () => never): void {
  let allocated = 0
  const take = (bytes: number): void => {
    allocated += bytes
    if (bytes > piece || allocated > whole) exceeded()
  }
  const counted = <T extends object>(array: T, perElement: number): T =>
    new Proxy(array, {
      construct(target, given: unknown[], made) {
        take(bytesOf(given[0], perElement))
        return Reflect.construct(target as unknown as () => object, given, made) as object
      },
    })
  for (const name of arrays) {
    Reflect.set(globalThis, name, counted(globalThis[name], globalThis[name].BYTES_PER_ELEMENT))
  }
  Reflect.set(globalThis, 'ArrayBuffer', counted(ArrayBuffer, 1))
  Reflect.deleteProperty(globalThis, 'DecompressionStream')
}

/** Reads one edital in its own thread, which ends afterwards: a hostile file blocks no request. */
const port = parentPort
if (!port) throw new Error('This file runs as a worker')

async function read(reading: EditalSource): Promise<EditalReadingOutcome> {
  const found =
    'pdf' in reading ? await readPdfText(reading.pdf) : { text: reading.text, pages: null, pageStarts: [] }
  if ('unreadable' in found) return found
  const { text, pages, pageStarts } = found
  return { read: { text, pages, explained: explainEdital(text, pageStarts) } }
}

boundMemory(defaultMemoryBounds, () => {
  port.postMessage({ unreadable: 'too much' } satisfies EditalReadingOutcome)
  return process.exit()
})
const source = workerData as EditalSource
// Before the clock of the reading starts, and after the memory is bounded.
if ('pdf' in source) await loadPdfReader()
port.postMessage('ready' satisfies EditalThreadMessage)
port.postMessage(await read(source))
