import type { Context } from 'hono'
import { NoticeQuestion, noticeTooLong } from '#contract/notice.ts'
import { noticeFileSize } from '#contract/chat-limits.ts'
import { checked, readBody } from '../http/body.ts'
import { bodyType } from '../http/limit-body.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import type { Reading } from './reading.ts'

const isUpload = (c: Context): boolean => bodyType(c) === 'multipart/form-data'

const tooLarge = (): Refusal =>
  new Refusal(
    'body_too_large',
    'O PDF passa de 15 MB. Salve uma versão menor, ou cole o texto das páginas com as regras.',
  )

/**
 * Reads the request's edital: JSON with `text`, text/plain, or a form with a PDF in `file`.
 * @throws Refusal 400, 413, 415
 */
export async function noticeIn(c: Context): Promise<Reading> {
  if (isUpload(c)) return { pdf: await fileIn(c) }
  if (bodyType(c) === 'text/plain') return checked(NoticeQuestion, { text: await textIn(c) })
  if (bodyType(c) === 'application/json') return readBody(c, NoticeQuestion)
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
  if (!(file instanceof File) || file.size === 0) throw badRequest({ file: 'Escolha o PDF do edital.' })
  if (file.size > noticeFileSize) throw tooLarge()
  return new Uint8Array(await file.arrayBuffer())
}

/** @throws Refusal 413 */
export function refuseLarge(c: Context): never {
  if (isUpload(c)) throw tooLarge()
  throw new Refusal('body_too_large', noticeTooLong)
}
