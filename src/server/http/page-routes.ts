import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { CallTurn } from '#contract/call-queues.ts'
import type { ErrorBody } from '#contract/error-codes.ts'
import type { AnswerCall, RenderPage } from '#contract/page-rendering.ts'
import { readPropertyPath } from '#contract/page-paths.ts'
import { carriesSecret } from '#contract/secret-address.ts'
import { sharedListsPath } from '#contract/shared-list-path.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { CacheAnswer } from './call-routes.ts'
import { encodeBody, preferredEncoding } from './content-encoding.ts'
import { answerRefusal } from './error-boundary.ts'
import { onlyReadRefusal } from './refusal.ts'
import { hasSessionCookie } from './session-cookie.ts'
import { runInTurn } from '../queue/request-context.ts'
import { readSharedVisitor } from './shared-visitor.ts'

const forever = 'public, max-age=31536000, immutable'

/** The path of the page without content, which browsers keep for addresses that they cannot load. */
const shellPath = '/shell'

/** The turn in which a page is rendered. */
const pageTurn: CallTurn = { queue: 'pages', cost: 200 }

type AnswerAccount = (cookie: string, ...call: Parameters<AnswerCall>) => Promise<Response>

interface PageRoutesOptions {
  /** The built site (`dist/web`). */
  folder: string
  render: RenderPage
  /** Keeps rendered pages per version of the catalogue. */
  keep: CacheAnswer
  /** Answers the API's calls as to the account with this cookie. */
  answerAccount: AnswerAccount
  siteUrl: () => string
  now: () => Date
}

/**
 * Serves the built site: files with a hash in their name are cached forever, everything else is revalidated; every
 * other path gets its page, rendered for a visitor, or for somebody whose account the browser asks for afterwards.
 */
export async function pageRoutes({
  folder,
  render,
  keep,
  answerAccount,
  siteUrl,
  now,
}: PageRoutesOptions): Promise<Hono> {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const app = new Hono()
  const files = serveStatic({
    root: folder,
    precompressed: true,
  })
  // Neither the template nor the build's manifest is served as a file.
  app.use('/*', async (c, next) => {
    if (!isFileOfPages(c.req.path)) return next()
    const found = await files(c, next)
    if (!(found instanceof Response)) return undefined
    const headers = new Headers(found.headers)
    headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? forever : 'no-cache')
    return new Response(found.body, { status: found.status, headers })
  })
  app.get('/assets/*', c => c.text('Arquivo não encontrado.', 404, { 'Cache-Control': 'no-store' }))
  app.get(shellPath, c => sendAsItIs(c, template))
  app.get('*', async (c, next) => {
    await next()
    if (c.error) c.res = await writeFailedPage(c.res, template, addressOf(c))
  })
  // Anybody with such an address sees its content, so no copy is cached, neither here nor by a proxy.
  app.get(`${sharedListsPath}/*`, async c => {
    const hasSession = hasSessionCookie(c.req.header('cookie'))
    const visitor = readSharedVisitor(c)
    const answer = await runInTurn(pageTurn, () =>
      render({ address: addressOf(c), hasSession, visitor, siteUrl: siteUrl(), now: now().getTime() }),
    )
    return sendOwnPage(c, answer)
  })
  app.get('*', async c => {
    const cookie = c.req.header('cookie')
    const hasSession = hasSessionCookie(cookie)
    const address = addressOf(c)
    const request = { address, hasSession, siteUrl: siteUrl(), now: now().getTime() }
    if (hasSession && cookie !== undefined && isPageOfAccount(c.req.path)) {
      const answer = await runInTurn(pageTurn, async () =>
        render({ ...request, answerAccount: answerWithCookies(c, cookie, answerAccount) }),
      )
      return sendOwnPage(c, answer)
    }
    if (carriesSecret(address)) {
      c.header('Referrer-Policy', 'no-referrer')
      return sendOwnPage(c, await runInTurn(pageTurn, () => render(request)), 'no-store')
    }
    return keep(c, `page ${hasSession} ${address}`, pageTurn, async () => {
      const answer = await render(request)
      if (answer.kind === 'redirect') return sendRedirect(c, answer)
      const cacheControl = hasSession ? 'private, no-cache' : 'public, no-cache'
      return new Response(answer.html, {
        status: answer.status,
        headers: {
          'Content-Type': html,
          'Cache-Control': cacheControl,
          Vary: varies,
          ETag: tagOf(answer.content),
        },
      })
    })
  })
  app.all('*', async c => {
    c.header('Allow', 'GET, HEAD')
    const refused = answerRefusal(c, onlyReadRefusal())
    // A client that is not a browser gets the contract's error body.
    return acceptsHtml(c) ? writeFailedPage(refused, template, addressOf(c)) : refused
  })
  return app
}

/** Path and query. */
const addressOf = (c: Context): string => c.req.url.replace(/^[a-z]+:\/\/[^/]+/i, '')

const acceptsHtml = (c: Context): boolean => /\btext\/html\b/.test(c.req.header('accept') ?? '')

/** Whether a path may be a file of the site: all have an extension, and none is hidden. */
const isFileOfPages = (path: string): boolean => /^(?!\/index\.html$)(?!.*\/\.).+\.\w+$/.test(path)

/** A page that says the same is the same, whenever it was rendered. */
const tagOf = (content: string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

const html = 'text/html; charset=UTF-8'
const varies = 'Accept-Encoding, Cookie'

/**
 * Puts the page without content in place of an error body: the browser fills it by its own calls, and without script
 * it says what the error body says.
 */
async function writeFailedPage(failed: Response, template: string, address: string): Promise<Response> {
  const body = (await failed.json().catch(() => null)) as ErrorBody | null
  if (body === null) return failed
  const headers = new Headers(failed.headers)
  headers.set('Content-Type', html)
  const message = escapeMarkup(body.error.message)
  const page = template
    .replace('<!--head-->', '<title>Arremate</title><meta name="robots" content="noindex" />')
    .replace(
      '<!--page-->',
      `<noscript><main class="mx-auto max-w-sm px-5 py-10">
      <p class="text-2xl font-bold tracking-tight"><a href="/">Arremate</a></p>
      <p class="mt-4 mb-7">${message}</p>
      <p><a class="text-link" href="${escapeMarkup(address)}">Abrir a página de novo</a></p></main></noscript>`,
    )
  return new Response(page, { status: failed.status, headers })
}

type RenderedAnswer = Awaited<ReturnType<RenderPage>>
type Redirect = Extract<RenderedAnswer, { kind: 'redirect' }>

/** The address of a property follows its list, and may come back: no browser keeps for good where it leads to. */
function sendRedirect(c: Context, { address, status }: Redirect): Response {
  c.header('Cache-Control', 'no-cache')
  c.header('Vary', 'Cookie')
  return c.redirect(address, status)
}

/** Whether the page holds what only its account may see: it is rendered for each request and kept nowhere. */
const isPageOfAccount = (path: string): boolean => readPropertyPath(path) !== null

/** Answers the calls of a page as to the cookie's account, whose session may be prolonged by them. */
const answerWithCookies =
  (c: Context, cookie: string, answer: AnswerAccount): AnswerCall =>
  async (...call) => {
    const response = await answer(cookie, ...call)
    for (const prolonged of response.headers.getSetCookie())
      c.header('Set-Cookie', prolonged, { append: true })
    return response
  }

async function sendOwnPage(
  c: Context,
  answer: RenderedAnswer,
  cacheControl = 'private, no-store',
): Promise<Response> {
  if (answer.kind === 'redirect') return sendRedirect(c, answer)
  return sendAsItIs(c, answer.html, { status: answer.status, cacheControl })
}

/** Sends a page that the server does not keep. */
async function sendAsItIs(
  c: Context,
  page: string,
  { status = 200, cacheControl = 'public, no-cache' }: { status?: number; cacheControl?: string } = {},
): Promise<Response> {
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  const body = await encodeBody(new Uint8Array(Buffer.from(page)), encoding)
  // By the context, which carries the cookies of a prolonged session.
  return c.body(body, status as 200, {
    'Content-Type': html,
    'Cache-Control': cacheControl,
    Vary: varies,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
}
