import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { isPage, readPropertyPath } from '#contract/page-paths.ts'
import type { FairQueue } from '../queue/fair-queue.ts'
import { encodeBody, preferredEncoding } from './content-encoding.ts'

const forever = 'public, max-age=31536000, immutable'

/**
 * Serves the built site: files with a hash in their name are cached forever, everything else is revalidated; every
 * other path gets the page, with 404 when the site has no such page or property.
 * @param folder the built site (`dist/web`)
 * @param propertyHead title and description of a property's page as HTML; `null` when there is no such property,
 *   `undefined` when it is not known now
 * @param runQueued the queue in which property pages are made, within the budget of their address: each is read and
 *   compressed again
 */
export async function pageRoutes(
  folder: string,
  propertyHead: (id: string) => Promise<string | null | undefined>,
  runQueued: FairQueue['run'],
): Promise<Hono> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const forms = await inForms(page)
  const app = new Hono()
  app.use(
    '/*',
    serveStatic({
      root: folder,
      precompressed: true,
      rewriteRequestPath: path => (path === '/' || path === '/index.html' ? '/.' : path),
      onFound: (_, c) => c.header('Cache-Control', c.req.path.startsWith('/assets/') ? forever : 'no-cache'),
    }),
  )
  app.get('/assets/*', c => c.text('Arquivo não encontrado.', 404, { 'Cache-Control': 'no-store' }))
  app.get('*', async c => {
    const encoding = preferredEncoding(c.req.header('accept-encoding'))
    const send = (body: Uint8Array<ArrayBuffer>, status: 200 | 404) =>
      c.body(body, status, {
        'Content-Type': 'text/html; charset=UTF-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      })
    const sendPage = (status: 200 | 404) => send(forms[encoding], status)
    const id = readPropertyPath(c.req.path)
    if (id === null) return sendPage(isPage(c.req.path) ? 200 : 404)
    return runQueued(async () => {
      const head = await propertyHead(id)
      if (head) return send(await encodeBody(bytes(withHead(page, head)), encoding), 200)
      return sendPage(head === null ? 404 : 200)
    })
  })
  return app
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text))

async function inForms(page: string) {
  const identity = bytes(page)
  return { identity, br: await encodeBody(identity, 'br'), gzip: await encodeBody(identity, 'gzip') }
}

/** Returns the page with another title and description. */
const withHead = (page: string, head: string): string =>
  page.replace(/\s*<meta\s+name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => head)
