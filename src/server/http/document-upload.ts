import type { Context } from 'hono'
import type { UploadPlaces } from './upload-places.ts'
import { readBodyType } from './limit-body.ts'
import { badRequestRefusal, Refusal } from './refusal.ts'
import { readUploadForm } from './upload-form.ts'

/** A document that people send as JSON, as text, or as a file: its limits and what people read. */
export interface UploadedDocument {
  /** Reads `{ text }`. @throws Refusal 400 */
  readText: (c: Context) => Promise<{ text: string }>
  /** Checks a text that came as text/plain. @throws Refusal 400 */
  checkText: (given: { text: string }) => { text: string }
  /** Bytes of a file at most. */
  fileSize: number
  textTooLong: string
  fileTooLarge: string
  chooseFile: string
  /** For other content types. */
  howToSend: string
}

const isFileUpload = (c: Context): boolean => readBodyType(c) === 'multipart/form-data'

/**
 * Reads the request's document: JSON with `text`, text/plain, or a form with a file in `file`, which is not read before it
 * has a place.
 * @throws Refusal 400, 413, 415, 429
 */
export async function readDocumentUpload(
  c: Context,
  document: UploadedDocument,
  { places, personKey }: { places: UploadPlaces; personKey: string },
): Promise<{ file: Uint8Array } | { text: string }> {
  if (isFileUpload(c)) return { file: await places.run(personKey, () => readFile(c, document)) }
  if (readBodyType(c) === 'text/plain') return document.checkText({ text: await decodeText(c) })
  if (readBodyType(c) === 'application/json') return document.readText(c)
  throw new Refusal('unsupported_media_type', document.howToSend)
}

/** Decodes the text by its `charset`; UTF-8 without one. */
async function decodeText(c: Context): Promise<string> {
  const [, charset = 'utf-8'] =
    /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(c.req.header('content-type') ?? '') ?? []
  const decoder = openDecoder(charset)
  return decoder.decode(await c.req.arrayBuffer())
}

function openDecoder(charset: string) {
  try {
    return new TextDecoder(charset)
  } catch (cause) {
    throw new Refusal(
      'unsupported_media_type',
      'Não conhecemos a codificação do texto (charset). Envie o texto em UTF-8.',
      { cause },
    )
  }
}

async function readFile(
  c: Context,
  { chooseFile, fileSize, fileTooLarge }: UploadedDocument,
): Promise<Uint8Array> {
  const files = (await readUploadForm(c)).getAll('file')
  const [file] = files
  if (files.length > 1) throw badRequestRefusal({ file: 'Envie um arquivo de cada vez.' })
  if (!(file instanceof File) || file.size === 0) throw badRequestRefusal({ file: chooseFile })
  if (file.size > fileSize) throw new Refusal('body_too_large', fileTooLarge)
  return new Uint8Array(await file.arrayBuffer())
}

/** @throws Refusal 413 */
export function refuseLargeDocument(c: Context, { fileTooLarge, textTooLong }: UploadedDocument): never {
  throw new Refusal('body_too_large', isFileUpload(c) ? fileTooLarge : textTooLong)
}
