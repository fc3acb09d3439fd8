import { carriesSecret } from '#contract/secret-address.ts'
import { answeredAtHeader, maxAnswerAgeMs } from '../data/offline-answers.ts'
import { keptPageNoteId, maxOfflinePages } from '../data/offline-pages.ts'

type PageCache = Pick<Cache, 'put' | 'keys' | 'delete' | 'match'>

/** Headers that describe how the page came, not what it is. */
const transportHeaders = ['content-encoding', 'content-length', 'set-cookie', 'vary']

const cacheControlOf = ({ headers }: Response): string => headers.get('cache-control') ?? ''

/** Whether the page is the same for every visitor; the server marks the page of somebody with a session as private. */
export const isPublicPage = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html') &&
  /\bpublic\b/.test(cacheControlOf(response)) &&
  !/\b(no-store|private)\b/.test(cacheControlOf(response))

/** Whether the page was rendered for somebody with a session. */
export const isPrivatePage = (response: Response): boolean => /\bprivate\b/.test(cacheControlOf(response))

/** Returns the paths of the scripts and stylesheets that a page begins with. */
const filesOf = (html: string): string[] =>
  Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g), ([, path = '']) => path)

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Formats `21/11 às 14:03`, in the time of the device. */
const formatMoment = (at: Date): string =>
  `${twoDigits(at.getDate())}/${twoDigits(at.getMonth() + 1)} às ${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`

/** The note that a kept page carries: it is readable without any script. */
const writeNote = (at: Date): string =>
  `<div class="source-banner" id="${keptPageNoteId}" data-at="${at.toISOString()}"><p>Sem conexão com o servidor: mostrando o que você viu em ${formatMoment(at)}.</p><a class="target font-semibold" href="">Tentar de novo</a></div>`

/** Stores a rendered page with its date; the oldest are deleted when there are too many. */
export async function storePage(cache: PageCache, url: string, page: Response, now: Date): Promise<void> {
  const html = await page.text()
  const headers = new Headers(page.headers)
  for (const name of transportHeaders) headers.delete(name)
  headers.set(answeredAtHeader, now.toISOString())
  const body = html.replace('</body>', () => `${writeNote(now)}</body>`)
  // Storing it again makes it the newest: a cache lists its entries in the order of arrival.
  await cache.delete(url)
  await cache.put(url, new Response(body, { headers }))
  const kept = await cache.keys()
  const tooMany = kept.slice(0, Math.max(0, kept.length - maxOfflinePages))
  await Promise.all(tooMany.map(request => cache.delete(request)))
}

/**
 * Returns the kept page of an address, unless it is too old or one of its files is no longer here: it would be a page
 * without its styles or script.
 * @param hasFile whether the browser has this file of a version
 */
export async function findStoredPage(
  cache: PageCache,
  url: string,
  now: Date,
  hasFile: (path: string) => Promise<boolean>,
): Promise<Response | undefined> {
  const kept = await cache.match(url)
  if (!kept || now.getTime() - Date.parse(kept.headers.get(answeredAtHeader) ?? '') > maxAnswerAgeMs)
    return undefined
  const has = await Promise.all(filesOf(await kept.clone().text()).map(hasFile))
  return has.every(Boolean) ? kept : undefined
}

/** Deletes the kept pages of other versions, whose files are going, and those that an earlier version should not have kept. */
export async function dropPagesOfOtherVersions(
  cache: PageCache,
  isOfThisVersion: (path: string) => boolean,
): Promise<void> {
  for (const request of await cache.keys()) {
    const html = (await (await cache.match(request))?.text()) ?? ''
    if (carriesSecret(request.url) || !filesOf(html).every(isOfThisVersion)) await cache.delete(request)
  }
}
