import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
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
async function nextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arremate-site-'))
  const hashes = (await readdir(join(built, 'assets'))).flatMap(
    name => /-([\w-]{8})\.(js|css|woff2)$/.exec(name)?.[1] ?? [],
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
  return folder
}

/** Serves the built site and, after the release, its next version; API calls go to `server`. */
export async function siteOfTwoVersions(server: string): Promise<TwoVersionSite> {
  const next = await nextVersion()
  let folder = built
  let failing = false
  const http = createServer((req, res) => {
    void respond(req.url ?? '/').then(
      ({ status, type, body }) =>
        res.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body),
      () => res.writeHead(500).end(),
    )
  })
  async function respond(path: string): Promise<{ status: number; type: string; body: Uint8Array }> {
    if (failing) return { status: 503, type: 'text/html', body: new Uint8Array() }
    if (path.startsWith('/api/')) {
      const answer = await fetch(server + path)
      return {
        status: answer.status,
        type: 'application/json',
        body: new Uint8Array(await answer.arrayBuffer()),
      }
    }
    const name = path.replace(/\?.*$/, '')
    const type = types[extname(name)]
    const body = await readFile(join(folder, type ? name : 'index.html')).catch(() => null)
    return body
      ? { status: 200, type: type ?? 'text/html', body }
      : { status: 404, type: 'text/plain', body: new Uint8Array() }
  }
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    release: () => {
      folder = next
    },
    fail: () => {
      failing = true
    },
    async stop() {
      http.closeAllConnections()
      http.close()
      await rm(next, { recursive: true })
    },
  }
}
