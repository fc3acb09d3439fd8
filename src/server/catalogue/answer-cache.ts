import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { type ContentEncoding, encodeBody, preferredEncoding } from '../http/content-encoding.ts'
import { createFairQueue, type FairQueue } from '../queue/fair-queue.ts'
import { VersionCache } from './version-cache.ts'
import type { CatalogueVersion } from './catalogue-version.ts'

interface Variant {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

interface Answer {
  /** Epoch milliseconds. */
  madeAt: number
  tag: string
  type: string
  body: Uint8Array<ArrayBuffer>
  variants: Partial<Record<ContentEncoding, Variant>>
}

export interface AnswerCache {
  version: CatalogueVersion
  /**
   * Answers a request from memory and returns `true`; `false` means that the application must answer. Never waits.
   */
  serve(req: IncomingMessage, res: ServerResponse): boolean
  /** Around calls whose answer depends on the address, the catalogue and (by the minute) the clock alone. */
  keep(c: Context, answer: () => Promise<Response>): Promise<Response>
  /** Like `keep`, for answers that take the database long: an address gets one of them computed at a time. */
  keepExpensive(c: Context, answer: () => Promise<Response>): Promise<Response>
}

interface Options {
  version: CatalogueVersion
  /** Sent with every answer that bypasses the application (security headers). */
  headers: Readonly<Record<string, string>>
  now: () => Date
  /** Maximum bytes held. */
  most?: number
  /** Milliseconds until an answer is computed again although the catalogue is unchanged: auctions come and pass. */
  maxAge?: number
  /** Orders the computation of expensive answers. */
  expensive?: FairQueue
}

/** An address may use 15 s of computing at once, and then a third of the time. */
const expensiveAnswers = { concurrent: 2, concurrentPerLane: 1, halfLifeMs: 30_000, budgetMs: 15_000 }

/** Memory overhead in bytes of an answer besides its bodies, and of each body besides its bytes. */
const perAnswer = 2_000
const perBody = 1_000

/** In bytes; below this, compressing costs more than it saves. */
const worthCompressing = 860

/**
 * Caches the answers of the public catalogue as bytes, plain and compressed, until the catalogue changes. Concurrent
 * requests share one computation.
 */
export function createAnswerCache({
  version,
  headers,
  now,
  most = 48 * 1024 * 1024,
  maxAge = 60_000,
  expensive = createFairQueue(expensiveAnswers),
}: Options): AnswerCache {
  const kept = new VersionCache<Answer>(most)
  const making = new Map<string, Promise<Answer | null>>()

  function find(current: number, path: string): Answer | null {
    const answer = kept.get(current, path)
    return answer && Math.abs(now().getTime() - answer.madeAt) < maxAge ? answer : null
  }

  async function variantOf(
    current: number,
    path: string,
    answer: Answer,
    asked: ContentEncoding,
  ): Promise<Variant> {
    const encoding = answer.body.length < worthCompressing ? 'identity' : asked
    const made =
      answer.variants[asked] ?? describe(answer, encoding, await encodeBody(answer.body, encoding), headers)
    answer.variants[asked] = made
    const bodies = new Set([answer.body, ...Object.values(answer.variants).map(variant => variant.body)])
    kept.set(
      current,
      path,
      answer,
      [...bodies].reduce((sum, held) => sum + held.length + perBody, perAnswer + 2 * path.length),
    )
    return made
  }

  async function keep(c: Context, ask: () => Promise<Response>): Promise<Response> {
    const current = await version.read()
    const path = pathOf(c)
    let answer = find(current, path) ?? (await making.get(`${current} ${path}`)?.catch(() => null)) ?? null
    if (answer === null) {
      const asked = ask()
      const made = asked.then(toAnswer)
      making.set(`${current} ${path}`, made)
      answer = await made.finally(() => making.delete(`${current} ${path}`))
      if (answer === null) return asked
    }
    const variant = await variantOf(current, path, answer, preferredEncoding(c.req.header('accept-encoding')))
    return tagMatches(c.req.header('if-none-match'), answer.tag)
      ? new Response(null, { status: 304, headers: withoutBody(variant.headers) })
      : new Response(variant.body, { status: 200, headers: variant.headers })

    async function toAnswer(response: Response): Promise<Answer | null> {
      if (response.status !== 200) return null
      const body = new Uint8Array(await response.arrayBuffer())
      const tag = `${current}-${createHash('sha256').update(body).digest('base64url').slice(0, 16)}`
      const type = response.headers.get('content-type') ?? 'application/json'
      return { madeAt: now().getTime(), tag, type, body, variants: {} }
    }
  }

  return {
    version,
    serve(req, res) {
      const current = req.method === 'GET' ? version.known() : null
      const answer = current === null ? null : find(current, req.url ?? '')
      const variant = answer?.variants[preferredEncoding(req.headers['accept-encoding'])]
      if (!answer || !variant) return false
      const unchanged = tagMatches(req.headers['if-none-match'], answer.tag)
      res.writeHead(unchanged ? 304 : 200, unchanged ? withoutBody(variant.headers) : variant.headers)
      res.end(unchanged ? undefined : variant.body)
      return true
    },
    keep,
    async keepExpensive(c, ask) {
      const cached = find(await version.read(), pathOf(c))
      return cached ? keep(c, ask) : expensive.run(() => keep(c, ask))
    },
  }
}

function describe(
  answer: Answer,
  encoding: ContentEncoding,
  body: Variant['body'],
  headers: Options['headers'],
): Variant {
  return {
    body,
    headers: {
      ...headers,
      'Content-Type': answer.type,
      'Content-Length': String(body.length),
      'Cache-Control': 'public, no-cache',
      ETag: `"${answer.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`,
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  }
}

const pathOf = (c: Context): string => c.req.url.replace(/^[a-z]+:\/\/[^/]+/i, '')

/** Whether an `If-None-Match` header names this answer, in any of its encodings. */
const tagMatches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.includes(`"${tag}"`) || header.includes(`"${tag}-`))

const withoutBody = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['Content-Length', 'Content-Encoding', 'Content-Type'].includes(name),
    ),
  )
