import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { type ContentEncoding, encodeBody, preferredEncoding } from '../http/content-encoding.ts'
import type { CacheAnswer } from '../http/call-routes.ts'
import { BudgetSpent, QueueFull, RequestAborted, runInTurn } from '../queue/request-context.ts'
import { hasSessionCookie } from '../http/session-cookie.ts'
import { type ReadVersion, VersionCache } from './version-cache.ts'

/** An answer in one encoding. */
interface EncodedAnswer {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

/** An answer of the public catalogue, as it is cached. */
interface CachedAnswer {
  /** Epoch milliseconds. */
  madeAt: number
  status: number
  /** A tag that changes only with the content of the answer. */
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
function measureCachedBytes({ body, variants }: CachedAnswer): number {
  const bodies = new Set([body, ...Object.values(variants).map(variant => variant.body)])
  return [...bodies].reduce((sum, held) => sum + held.length + perBody, perAnswer)
}

/** Adds the headers of an answer in one encoding. */
function describeVariant(
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
      // A browser may ask whether its copy of a found page is current; an answer of 404 is sent again in full.
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
const isUnchanged = (header: string | undefined, { status, tag }: CachedAnswer): boolean =>
  header !== undefined &&
  status === 200 &&
  (header.trim() === '*' || header.includes(`"${tag}"`) || header.includes(`"${tag}-`))

const omitBodyHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !['Content-Length', 'Content-Encoding', 'Content-Type'].includes(name),
    ),
  )

export interface AnswerCache {
  version: ReadVersion
  /**
   * Answers a request from memory and returns `true`; `false` means that the application must answer. Never waits.
   */
  serve(req: IncomingMessage, res: ServerResponse): boolean
  /** For calls whose answer depends on their parameters, the catalogue and (by the minute) the clock alone. */
  keep: CacheAnswer
  /**
   * Like `keep`, for pages. A request with a session's cookie has its own. Answers for missing addresses (404, 410) are
   * cached apart from the others, because anybody can make up any number of such addresses.
   */
  keepPage: CacheAnswer
}

interface Options {
  version: ReadVersion
  /** Sent with every answer that bypasses the application (security headers). */
  headers: Readonly<Record<string, string>>
  now: () => Date
  /** Maximum bytes held. */
  most?: number
  /** Milliseconds until an answer is computed again although the catalogue is unchanged: auctions come and pass. */
  maxAge?: number
}

/** The statuses of answers that are kept. */
const foundStatuses = [200]
const pageStatuses = [200, 404, 410]

/** Memory overhead in bytes of an address whose answer is known. */
const perAddress = 200

/** Maximum bytes held of addresses whose answer is known. */
const maxAddressBytes = 4 * 1024 * 1024
/** Maximum bytes held of pages whose address leads to nothing. */
const maxMissingBytes = 4 * 1024 * 1024

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
}: Options): AnswerCache {
  const kept = new VersionCache<CachedAnswer>(most)
  const keptMissing = new VersionCache<CachedAnswer>(Math.min(maxMissingBytes, most))
  /** Keys by the addresses that asked for them, so that `serve` need not parse these. */
  const keys = new VersionCache<string>(maxAddressBytes)
  const making = new Map<string, Promise<CachedAnswer | null>>()

  function find(current: number, key: string): CachedAnswer | null {
    const answer = kept.get(current, key) ?? keptMissing.get(current, key)
    return answer && Math.abs(now().getTime() - answer.madeAt) < maxAge ? answer : null
  }

  function store(current: number, key: string, answer: CachedAnswer): void {
    const [into, other] = answer.status === 200 ? [kept, keptMissing] : [keptMissing, kept]
    other.delete(key)
    into.set(current, key, answer, measureCachedBytes(answer) + 2 * key.length)
  }

  async function variantOf(
    current: number,
    key: string,
    answer: CachedAnswer,
    asked: ContentEncoding,
  ): Promise<EncodedAnswer> {
    const encoding = answer.body.length < worthCompressing ? 'identity' : asked
    const variant =
      answer.variants[asked] ??
      describeVariant(answer, encoding, await encodeBody(answer.body, encoding), headers)
    answer.variants[asked] = variant
    store(current, key, answer)
    return variant
  }

  /**
   * Computes what no other request computes meanwhile; `null` means that one did. Compressing belongs to it: many
   * at once would take the threads from other requests.
   */
  async function compute(
    current: number,
    key: string,
    ask: () => Promise<Response>,
    encoding: ContentEncoding,
    statuses: readonly number[],
  ): Promise<CachedAnswer | Response | null> {
    const id = `${current} ${key}`
    if (making.has(id) || find(current, key)) return null
    const asked = ask()
    const computing = asked.then(toAnswer)
    making.set(id, computing)
    const answer = await computing.finally(() => making.delete(id))
    return answer ?? asked

    async function toAnswer(response: Response): Promise<CachedAnswer | null> {
      if (!statuses.includes(response.status)) return null
      const body = new Uint8Array(await response.arrayBuffer())
      const given = response.headers.get('etag')?.match(/^W\/"(.+)"$/)?.[1]
      const tag = given ?? `${current}-${createHash('sha256').update(body).digest('base64url').slice(0, 16)}`
      const type = response.headers.get('content-type') ?? 'application/json'
      const own = readOwnHeaders(response.headers)
      const { status } = response
      const answer: CachedAnswer = {
        madeAt: now().getTime(),
        status,
        tag,
        isWeak: given !== undefined,
        type,
        headers: own,
        body,
        variants: {},
      }
      await variantOf(current, key, answer, encoding)
      return answer
    }
  }

  const keepWith =
    (statuses: readonly number[]): CacheAnswer =>
    async (c, key, turn, ask) => {
      const current = version()
      const address = writeRequestKey(addressOf(c), c.req.header('cookie'))
      keys.set(current, address, key, 2 * (address.length + key.length) + perAddress)
      for (;;) {
        const known = find(current, key) ?? (await making.get(`${current} ${key}`)?.catch(ofAnotherRequest))
        const answer =
          known ?? (await runInTurn(turn, () => compute(current, key, ask, encodingOf(c), statuses)))
        if (answer instanceof Response) return answer
        if (answer) return send(c, current, key, answer)
      }
    }

  async function send(c: Context, current: number, key: string, answer: CachedAnswer): Promise<Response> {
    const variant = await variantOf(current, key, answer, encodingOf(c))
    return isUnchanged(c.req.header('if-none-match'), answer)
      ? new Response(null, { status: 304, headers: omitBodyHeaders(variant.headers) })
      : new Response(variant.body, { status: answer.status, headers: variant.headers })
  }

  return {
    version,
    serve(req, res) {
      const current = req.method === 'GET' ? version() : null
      const key =
        current === null ? undefined : keys.get(current, writeRequestKey(req.url ?? '', req.headers.cookie))
      const answer = current === null || key === undefined ? null : find(current, key)
      const variant = answer?.variants[preferredEncoding(req.headers['accept-encoding'])]
      if (!answer || !variant) return false
      const unchanged = isUnchanged(req.headers['if-none-match'], answer)
      res.writeHead(
        unchanged ? 304 : answer.status,
        unchanged ? omitBodyHeaders(variant.headers) : variant.headers,
      )
      res.end(unchanged ? undefined : variant.body)
      return true
    },
    keep: keepWith(foundStatuses),
    keepPage: keepWith(pageStatuses),
  }
}

/** Returns `null` for an error that only cut off the request that computed the answer; throws any other error. */
function ofAnotherRequest(error: unknown): null {
  if (error instanceof RequestAborted || error instanceof QueueFull || error instanceof BudgetSpent)
    return null
  throw error
}

/** Reads the headers that an answer sets itself: who may store it beside the server, and what it depends on. */
function readOwnHeaders(headers: Headers): Record<string, string> {
  const own: Record<string, string> = {}
  for (const name of ['Cache-Control', 'Vary']) {
    const value = headers.get(name)
    if (value !== null) own[name] = value
  }
  return own
}

/** Identifies an answer by its request: a page has one for visitors and one for requests with a session's cookie. */
const writeRequestKey = (address: string, cookie: string | undefined): string =>
  address.startsWith('/api/') || !hasSessionCookie(cookie) ? address : `session ${address}`

const encodingOf = (c: Context): ContentEncoding => preferredEncoding(c.req.header('accept-encoding'))

const addressOf = (c: Context): string => c.req.url.replace(/^[a-z]+:\/\/[^/]+/i, '')
