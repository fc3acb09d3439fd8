import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { isPage } from '#contract/pages.ts'
import { encode, preferredEncoding } from './encoding.ts'

const forever = 'public, max-age=31536000, immutable'

/**
 * The built site: files with a hash in their name are kept forever, everything else is asked for again; every
 * other path is answered with the page, with 404 where the site knows no such page.
 * @param folder the built site (`dist/web`)
 */
export async function pages(folder: string): Promise<Hono> {
  const page = new Uint8Array(await readFile(join(folder, 'index.html')))
  const forms = {
    identity: page,
    br: await encode(page, 'br'),
    gzip: await encode(page, 'gzip'),
  }
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
  app.get('*', c => {
    const encoding = preferredEncoding(c.req.header('accept-encoding'))
    return c.body(forms[encoding], isPage(c.req.path) ? 200 : 404, {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  })
  return app
}
