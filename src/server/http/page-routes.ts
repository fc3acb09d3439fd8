import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import type { ErrorBody } from '#contract/error-codes.ts'
import type { RenderPage } from '#contract/page-rendering.ts'
import { sharedListsPath } from '#contract/shared-list-path.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import type { CacheAnswer } from './call-routes.ts'
import { encodeBody, preferredEncoding } from './content-encoding.ts'
import { hasSessionCookie } from './session-cookie.ts'
import type { FairQueue } from '../queue/fair-queue.ts'
import { readSharedVisitor } from './shared-visitor.ts'

const forever = 'public, max-age=31536000, immutable'

/** The path of the page without content, which browsers keep for addresses that they cannot load. */
const shellPath = '/shell'

interface PageRoutesOptions {
  /** The built site (`dist/web`). */
  folder: string
  render: RenderPage
  /** Keeps rendered pages per version of the catalogue. */
  keep: CacheAnswer
  /** Runs the rendering of a page that is not kept. */
  run: FairQueue['run']
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
  run,
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
    if (c.error) c.res = await writeFailedPage(c.res, template)
  })
  // Who has such an address sees what is in it: no copy is kept, neither here nor by anybody on the way.
  app.get(`${sharedListsPath}/*`, async c => {
    const hasSession = hasSessionCookie(c.req.header('cookie'))
    const visitor = readSharedVisitor(c)
    const answer = await run(() =>
      render({ address: addressOf(c), hasSession, visitor, siteUrl: siteUrl(), now: now().getTime() }),
    )
    if (answer.kind === 'redirect') return c.redirect(answer.address, 302)
    return sendAsItIs(c, answer.html, { status: answer.status, cacheControl: 'private, no-store' })
  })
  app.get('*', async c => {
    const hasSession = hasSessionCookie(c.req.header('cookie'))
    const address = addressOf(c)
    return keep(c, `page ${hasSession} ${address}`, async () => {
      const answer = await render({ address, hasSession, siteUrl: siteUrl(), now: now().getTime() })
      if (answer.kind === 'redirect') {
        // The address of a property follows its list, and may come back: no browser keeps for good where it leads to.
        c.header('Cache-Control', 'no-cache')
        c.header('Vary', 'Cookie')
        return c.redirect(answer.address, answer.status)
      }
      const cacheControl = hasSession ? 'private, no-cache' : 'public, no-cache'
      return new Response(answer.html, {
        status: answer.status,
        headers: { 'Content-Type': html, 'Cache-Control': cacheControl, Vary: varies },
      })
    })
  })
  return app
}

/** Whether a path may be a file of the site: all have an extension, and none is hidden. */
const isFileOfPages = (path: string): boolean => /^(?!\/index\.html$)(?!.*\/\.).+\.\w+$/.test(path)

const html = 'text/html; charset=UTF-8'
const varies = 'Accept-Encoding, Cookie'

/**
 * Puts the page without content in place of an error body: the browser fills it by its own calls, and without script
 * it says what the error body says.
 */
async function writeFailedPage(failed: Response, template: string): Promise<Response> {
  const body = (await failed.json().catch(() => null)) as ErrorBody | null
  if (body === null) return failed
  const headers = new Headers(failed.headers)
  headers.set('Content-Type', html)
  const message = escapeMarkup(body.error.message)
  const page = template
    .replace('<!--head-->', '<title>Arremate</title><meta name="robots" content="noindex" />')
    .replace('<!--page-->', `<noscript><p>${message}</p></noscript>`)
  return new Response(page, { status: failed.status, headers })
}

const addressOf = (c: Context): string => c.req.url.replace(/^[a-z]+:\/\/[^/]+/i, '')

/** Sends a page that the server does not keep. */
async function sendAsItIs(
  c: Context,
  page: string,
  { status = 200, cacheControl = 'public, no-cache' }: { status?: number; cacheControl?: string } = {},
): Promise<Response> {
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  return new Response(await encodeBody(new Uint8Array(Buffer.from(page)), encoding), {
    status,
    headers: {
      'Content-Type': html,
      'Cache-Control': cacheControl,
      Vary: varies,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  })
}
