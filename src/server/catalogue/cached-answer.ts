import type { ContentEncoding } from '../http/content-encoding.ts'

/** An answer in one encoding. */
export interface EncodedAnswer {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

/** An answer of the public catalogue, as it is cached. */
export interface CachedAnswer {
  /** Epoch milliseconds. */
  madeAt: number
  status: number
  /** The same as long as the answer says the same. */
  tag: string
  /** Whether its bytes may differ all the same: those of a page name when it was rendered. */
  isWeak: boolean
  type: string
  /** Headers that the answer has besides those of every kept one, or instead of them. */
  headers: Readonly<Record<string, string>>
  body: Uint8Array<ArrayBuffer>
  variants: Partial<Record<ContentEncoding, EncodedAnswer>>
}

/** Memory overhead in bytes of an answer besides its bodies, and of each body besides its bytes. */
const perAnswer = 2_000
const perBody = 1_000

/** Bytes of memory that the answer takes in all its encodings. */
export function measureCachedBytes({ body, variants }: CachedAnswer): number {
  const bodies = new Set([body, ...Object.values(variants).map(variant => variant.body)])
  return [...bodies].reduce((sum, held) => sum + held.length + perBody, perAnswer)
}

/** Adds the headers of an answer in one encoding. */
export function describeVariant(
  answer: CachedAnswer,
  encoding: ContentEncoding,
  body: EncodedAnswer['body'],
  headers: Readonly<Record<string, string>>,
): EncodedAnswer {
  return {
    body,
    headers: {
      ...headers,
      'Content-Type': answer.type,
      'Content-Length': String(body.length),
      'Cache-Control': 'public, no-cache',
      // A browser asks whether what it has is current; that an address leads to nothing is said again.
      ...(answer.status === 200 && {
        ETag: `${answer.isWeak ? 'W/' : ''}"${answer.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`,
      }),
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...answer.headers,
    },
  }
}

/** Whether an `If-None-Match` header names this answer, in any of its encodings; the header is of no account for a failure. */
export const isUnchanged = (header: string | undefined, { status, tag }: CachedAnswer): boolean =>
  header !== undefined &&
  status === 200 &&
  (header.trim() === '*' || header.includes(`"${tag}"`) || header.includes(`"${tag}-`))

export const omitBodyHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['Content-Length', 'Content-Encoding', 'Content-Type'].includes(name),
    ),
  )
