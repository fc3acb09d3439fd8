import type { Context } from 'hono'
import { Refusal } from './refusal.ts'

/** Parts of a form at most: a file and what is said of it. */
const maxParts = 10
/** Bytes of one part's headers at most. */
const maxHeaderBytes = 16 * 1024
/** RFC 2046, 5.1.1. */
const maxBoundaryLength = 70

const unreadable = (cause?: unknown) =>
  new Refusal('bad_request', 'Não foi possível ler o formulário enviado. Envie o arquivo de novo.', { cause })

/** Reads the boundary of a form's parts from its content type; `null` when there is no valid one. */
function readBoundary(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain ?? ''
  return boundary === '' || boundary.length > maxBoundaryLength ? null : boundary
}

/** Whether a form has few enough parts with short enough headers that reading it costs no more than its files. */
function isModestForm(form: Buffer, boundary: string): boolean {
  const delimiter = Buffer.from(`--${boundary}`)
  let parts = 0
  for (let at = form.indexOf(delimiter); at >= 0; at = form.indexOf(delimiter, at + delimiter.length)) {
    const from = at + delimiter.length
    const isEnd = form.toString('latin1', from, from + 2) === '--'
    if (isEnd) return true
    parts += 1
    if (parts > maxParts) return false
    const headers = form.subarray(from, from + maxHeaderBytes)
    if (headers.length === maxHeaderBytes && !headers.includes('\r\n\r\n')) return false
  }
  return true
}

/**
 * Reads an uploaded form (`multipart/form-data`), whose parts are counted before they are read: a body that is within its
 * limit may be hundreds of thousands of parts.
 * @throws Refusal 400
 */
export async function readUploadForm(c: Context): Promise<FormData> {
  const contentType = c.req.header('content-type') ?? ''
  const boundary = readBoundary(contentType)
  if (boundary === null) throw unreadable()
  try {
    const body = await c.req.raw.arrayBuffer()
    if (!isModestForm(Buffer.from(body), boundary))
      throw new Refusal('bad_request', 'O formulário enviado tem partes demais. Envie só o arquivo.')
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw unreadable(cause)
  }
}
