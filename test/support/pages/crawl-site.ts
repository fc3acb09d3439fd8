import { readPage, type ReadPage } from './read-page.ts'

/** An answer of the site to somebody without scripts. */
export interface VisitedPage {
  /** Path with query. */
  path: string
  status: number
  headers: Headers
  html: string
  /** `null` when the answer is no HTML. */
  page: ReadPage | null
}

/**
 * What to do with a linked address: inspect it and follow its links, inspect it alone, only look whether its path is there,
 * or leave it.
 */
export type LinkChoice = 'walk' | 'inspect' | 'look' | 'leave'

interface CrawlOptions {
  /** Scheme, host and port of the site; links to other sites are left. */
  origin: string
  get(path: string): Promise<Response>
  choose(address: URL): LinkChoice
  /** Returns what is wrong with a page. */
  inspect(visited: VisitedPage): string[]
  start?: string
  /** How many requests run at once. */
  width?: number
}

export interface CrawlResult {
  /** Every address that was asked for, with its status. */
  statuses: Map<string, number>
  /** "path: what is wrong". */
  problems: string[]
}

interface LinkedAddress {
  path: string
  /** The page whose link was found first. */
  from: string
  choice: LinkChoice
}

/**
 * Walks a site breadth first, from its start by links alone. Every answer that is not 200 is a problem of the page that
 * links to it: dead links, and links to an address that only redirects.
 */
export async function crawlSite(options: CrawlOptions): Promise<CrawlResult> {
  const { origin, start = '/', width = 8 } = options
  const statuses = new Map<string, number>()
  const problems: string[] = []
  const known = new Set([start])
  let level: LinkedAddress[] = [{ path: start, from: '', choice: 'walk' }]

  const find = (href: string, from: string): LinkedAddress[] => {
    const base = new URL(from, origin)
    if (!URL.canParse(href, base)) {
      problems.push(`${from}: the link "${href}" is no address`)
      return []
    }
    const address = new URL(href, base)
    if (address.origin !== origin) return []
    const choice = options.choose(address)
    const path = address.pathname + (choice === 'look' ? '' : address.search)
    if (choice === 'leave' || known.has(path)) return []
    known.add(path)
    return [{ path, from, choice }]
  }

  const visit = async ({ path, from, choice }: LinkedAddress): Promise<LinkedAddress[]> => {
    const response = await options.get(path)
    const { status, headers } = response
    statuses.set(path, status)
    const text = await response.text()
    if (status >= 300 && status < 400) {
      const location = headers.get('location') ?? ''
      problems.push(`${from}: links to ${path}, which redirects to ${location}`)
      return find(location, path)
    }
    if (status !== 200) {
      problems.push(`${from}: links to ${path}, which answers ${status}`)
      return []
    }
    if (choice === 'look') return []
    const page = (headers.get('content-type') ?? '').startsWith('text/html') ? readPage(text) : null
    const visited = { path, status, headers, html: text, page }
    problems.push(...options.inspect(visited).map(problem => `${path}: ${problem}`))
    if (choice === 'inspect') return []
    return (page?.links ?? []).flatMap(href => find(href, path))
  }

  while (level.length > 0) {
    const next: LinkedAddress[] = []
    const waiting = level.values()
    const work = async (): Promise<void> => {
      for (const address of waiting) next.push(...(await visit(address)))
    }
    await Promise.all(Array.from({ length: width }, work))
    level = next
  }
  return { statuses, problems }
}
