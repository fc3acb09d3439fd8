import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

const built = 'dist/web'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

interface Sent {
  status: number
  headers: Record<string, string>
  body: Uint8Array | string
}

export interface TwoVersionSite {
  url: string
  /** Switches to the second version and removes the first one. */
  release(): void
  /** Answers 503 from now on, like a proxy without its server. */
  fail(): void
  stop(): Promise<void>
}

/**
 * Builds the next version as a browser sees it: every hashed file has another name, which page and worker refer to.
 */
async function nextVersion(): Promise<{ folder: string; renamed: (text: string) => string }> {
  const folder = await mkdtemp(join(tmpdir(), 'arremate-site-'))
  const hashes = (await readdir(join(built, 'assets'))).flatMap(
    name => /-([\w-]{8})\.(js|css|svg|woff2)$/.exec(name)?.[1] ?? [],
  )
  const renamed = (text: string): string =>
    hashes.reduce((all, hash) => all.replaceAll(`-${hash}.`, `-NEXT${hash.slice(4)}.`), text)
  await cp(built, folder, { recursive: true, filter: file => !/\.(br|gz)$/.test(file) })
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter(entry => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    const isText = /\.(html|js|css)$/.test(file.name)
    const content = await readFile(path)
    const changed = isText ? renamed(content.toString()) : content
    await rm(path)
    await writeFile(
      join(file.parentPath, renamed(file.name)),
      file.name === 'sw.js' ? changed.toString().replace(/(?<="revision":")\w{4}/g, '0000') : changed,
    )
  }
  return { folder, renamed }
}

/**
 * Serves the built site and, after the release, its next version; `server` answers the API and renders the pages.
 * @param before the folder of another site, which is there until the release instead of the built one
 */
export async function siteOfTwoVersions(server: string, before?: string): Promise<TwoVersionSite> {
  const next = await nextVersion()
  let folder = before ?? built
  let failing = false
  const http = createServer((req, res) => {
    void respond(req).then(
      ({ status, headers, body }) => res.writeHead(status, headers).end(body),
      () => res.writeHead(500).end(),
    )
  })

  async function respond({ url: path = '/', headers: { cookie = '' } }: IncomingMessage): Promise<Sent> {
    if (failing) return { status: 503, headers: { 'content-type': 'text/html' }, body: '' }
    const name = path.replace(/\?.*$/, '')
    const type = types[extname(name)]
    const headers = { 'content-type': type ?? 'text/html', 'cache-control': 'no-cache' }
    if (type !== undefined && !path.startsWith('/api/')) {
      const body = await readFile(join(folder, name)).catch(() => null)
      return body ? { status: 200, headers, body } : { status: 404, headers, body: '' }
    }
    if (folder === before && !path.startsWith('/api/'))
      return { status: 200, headers, body: await readFile(join(folder, 'index.html')) }
    const answer = await fetch(server + path, { headers: { cookie }, redirect: 'manual' })
    const text = await answer.text()
    return {
      status: answer.status,
      headers: Object.fromEntries(
        [...answer.headers].filter(
          ([header]) => !/^(connection|content-(encoding|length)|keep-alive|transfer-encoding)$/.test(header),
        ),
      ),
      body: folder === next.folder ? next.renamed(text) : text,
    }
  }
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    release: () => {
      folder = next.folder
    },
    fail: () => {
      failing = true
    },
    async stop() {
      http.closeAllConnections()
      http.close()
      await rm(next.folder, { recursive: true })
    },
  }
}
