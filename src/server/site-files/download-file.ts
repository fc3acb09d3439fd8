import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { askSite, type SiteOptions } from './ask-site.ts'
import { SiteFetchFailed } from './site-fetch-failed.ts'

/** A server's validators for a file, sent back the next time so that it answers only with a changed one. */
export interface FileValidators {
  etag: string | null
  lastModified: string | null
}

export interface DownloadedFile extends FileValidators {
  path: string
}

/** Bytes of a file; the largest, the addresses of a state, has some 700 MB. */
const mostBytes = 2 * 1024 ** 3

interface DownloadOptions extends SiteOptions {
  /** Where files lie while they are downloaded and imported. */
  folder: string
  userAgent: string | undefined
  known: FileValidators | null
  onProgress?: ((share: number) => void) | undefined
}

/**
 * Downloads a file; where the connection broke off, also in an earlier process, the rest alone if the server can give it.
 * `unchanged` when the file is the one that came with `known`.
 * @throws SiteFetchFailed
 */
export async function downloadFile(
  { url }: { url: string },
  options: DownloadOptions,
): Promise<DownloadedFile | 'unchanged'> {
  const { folder, userAgent, known } = options
  await mkdir(folder, { recursive: true })
  const prefix = createHash('sha256').update(url).digest('hex').slice(0, 24)
  return askSite(
    async () => {
      const part = await findPart(folder, prefix)
      const headers: Record<string, string> =
        part === null ? validatorHeaders(known) : { Range: `bytes=${part.size}-`, 'If-Range': part.etag }
      return { url: new URL(url), userAgent, headers }
    },
    async (response, heard) => {
      if (response.status === 304) {
        if (known === null) throw new SiteFetchFailed('O site respondeu sem mandar o arquivo.')
        return 'unchanged'
      }
      if (response.status === 416) return await finishWhole(response, folder, prefix)
      return await save(response, heard, prefix, options)
    },
    options,
  )
}

const validatorHeaders = (known: FileValidators | null): Record<string, string> => ({
  ...(known?.etag && { 'If-None-Match': known.etag }),
  ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
})

interface FilePart {
  path: string
  etag: string
  size: number
}

/** Finds the beginning of a file that was downloaded; its name holds the strong validator of that file. */
async function findPart(folder: string, prefix: string): Promise<FilePart | null> {
  for (const name of await readdir(folder)) {
    const [, coded] = name.startsWith(prefix) ? (/\.([\w-]+)\.part$/.exec(name) ?? []) : []
    if (coded === undefined) continue
    const path = join(folder, name)
    const { size } = await stat(path)
    if (size > 0) return { path, size, etag: Buffer.from(coded, 'base64url').toString() }
    await rm(path, { force: true })
  }
  return null
}

/** A file of which nothing is left to be sent: an earlier process had all of it, and was stopped before it was imported. */
async function finishWhole(response: Response, folder: string, prefix: string): Promise<DownloadedFile> {
  const { headers, body } = response
  await body?.cancel()
  const part = await findPart(folder, prefix)
  const [, total] = /^bytes \*\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  if (part !== null && Number(total) === part.size)
    return { path: part.path, etag: part.etag, lastModified: headers.get('last-modified') }
  if (part !== null) await rm(part.path, { force: true })
  throw new SiteFetchFailed('O site mandou outro pedaço do arquivo.', { passing: true })
}

async function save(
  response: Response,
  heard: () => void,
  prefix: string,
  { folder, onProgress }: DownloadOptions,
): Promise<DownloadedFile> {
  const { headers, status, body } = response
  const etag = headers.get('etag')
  const part = await findPart(folder, prefix)
  const [, from, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  const continues = status === 206 && part !== null && Number(from) === part.size
  if (status === 206 && !continues) {
    await body?.cancel()
    if (part !== null) await rm(part.path, { force: true })
    throw new SiteFetchFailed('O site mandou outro pedaço do arquivo.', { passing: true })
  }
  if (!continues && part !== null) await rm(part.path, { force: true })
  const isStrong = etag !== null && etag.startsWith('"') && etag.length < 100
  const coded = isStrong ? Buffer.from(etag).toString('base64url') : null
  const path = continues
    ? part.path
    : join(folder, coded === null ? `${prefix}.file` : `${prefix}.${coded}.part`)
  const expected = continues ? Number(total) : Number(headers.get('content-length') ?? Number.NaN)
  const file = await open(path, continues ? 'a' : 'w', 0o600)
  let size = continues ? part.size : 0
  try {
    for await (const chunk of body ?? []) {
      heard()
      size += chunk.length
      if (size > mostBytes) throw new SiteFetchFailed('O arquivo do site é grande demais.')
      await file.write(chunk)
      if (expected > 0) onProgress?.(Math.min(1, size / expected))
    }
  } finally {
    await file.close()
  }
  if (size === 0) throw new SiteFetchFailed('O site mandou um arquivo vazio.', { passing: true })
  return { path, etag, lastModified: headers.get('last-modified') }
}
