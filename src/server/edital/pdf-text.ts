import { getDocumentProxy } from 'unpdf'
import { editalReadingLimits, type UnreadablePdf } from './edital-reading.ts'

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
export const loadPdfReader = async (): Promise<void> =>
  void (await readPdfText(new Uint8Array(Buffer.from(smallestPdf))))

/** Reads the text of a PDF, line by line. Total: a PDF that cannot be read gives the reason. */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
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
