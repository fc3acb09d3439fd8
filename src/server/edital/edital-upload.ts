import type { Context } from 'hono'
import { EditalQuestion, editalTooLong } from '#contract/edital-schemas.ts'
import { editalFileSize } from '#contract/chat-limits.ts'
import { parseParameters, readBody } from '../http/request-body.ts'
import { readBodyType } from '../http/limit-body.ts'
import { badRequestRefusal, Refusal } from '../http/refusal.ts'
import type { EditalSource } from './edital-reading.ts'
import type { UploadPlaces } from './upload-places.ts'

const isFileUpload = (c: Context): boolean => readBodyType(c) === 'multipart/form-data'

const tooLarge = (): Refusal =>
  new Refusal(
    'body_too_large',
    'O PDF passa de 15 MB. Salve uma versão menor, ou cole o texto das páginas com as regras.',
  )

/**
 * Reads the request's edital: JSON with `text`, text/plain, or a form with a PDF in `file`, of which nothing is read
 * before it has a place.
 * @throws Refusal 400, 413, 415, 429
 */
export async function readEditalUpload(
  c: Context,
  { places, whose }: { places: UploadPlaces; whose: string },
): Promise<EditalSource> {
  if (isFileUpload(c)) return { pdf: await places.run(whose, () => fileIn(c)) }
  if (readBodyType(c) === 'text/plain') return parseParameters(EditalQuestion, { text: await textIn(c) })
  if (readBodyType(c) === 'application/json') return readBody(c, EditalQuestion)
  throw new Refusal(
    'unsupported_media_type',
    'Envie o texto do edital como JSON ou text/plain, ou o PDF em multipart/form-data, no campo file.',
  )
}

/** Decodes the text by its `charset`; UTF-8 without one. */
async function textIn(c: Context): Promise<string> {
  const [, charset = 'utf-8'] =
    /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(c.req.header('content-type') ?? '') ?? []
  const decoder = decoderOf(charset)
  return decoder.decode(await c.req.arrayBuffer())
}

function decoderOf(charset: string) {
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

async function fileIn(c: Context): Promise<Uint8Array> {
  let file: unknown
  try {
    file = (await c.req.raw.formData()).get('file')
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal('bad_request', 'Não foi possível ler o formulário enviado. Envie o PDF de novo.', {
      cause,
    })
  }
  if (!(file instanceof File) || file.size === 0)
    throw badRequestRefusal({ file: 'Escolha o PDF do edital.' })
  if (file.size > editalFileSize) throw tooLarge()
  return new Uint8Array(await file.arrayBuffer())
}

/** @throws Refusal 413 */
export function refuseLargeEdital(c: Context): never {
  if (isFileUpload(c)) throw tooLarge()
  throw new Refusal('body_too_large', editalTooLong)
}
