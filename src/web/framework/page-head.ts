import { createContext, use, useEffect, useEffectEvent } from 'react'

/** The product's name, also written in index.html. */
export const brandName = 'Arremate'

/** The content of a page's `<head>`, and its status. */
export interface PageHead {
  /** Without the name of the site, which is added. */
  title: string
  description?: string | undefined
  /** The path (with query) under which the page is to be found; left out, the page has none. */
  canonical?: string | undefined
  /** Whether search engines may list the page; by default they may not, but may follow its links. */
  isIndexed?: boolean | undefined
  /**
   * Builds objects of schema.org, each a JSON-LD block of its own. Addresses in them are whole: `siteUrl` is the site's,
   * without a trailing slash.
   */
  structuredData?: ((siteUrl: string) => readonly object[]) | undefined
  /** The path of the picture of link previews, 1200 × 630; left out, it is the site's. */
  image?: string | undefined
  /** The answer's status; 200 when left out. */
  status?: number | undefined
}

/** Receives the head of the page while the server renders it; `null` in the browser. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null)

/** Writes the title of a page as the browser's tab shows it. */
export const writePageTitle = ({ title }: Pick<PageHead, 'title'>): string => `${title} · ${brandName}`

const usualDescription =
  'Imóveis que a Caixa vende no Brasil: leilões, licitações, vendas online e diretas, com desconto e retorno de cada um.'
const usualImage = '/api/pictures/site'

/** A `<meta>` of one page: its key (`name` or `property`), that key's value, and the content. */
export type PageMeta = readonly [by: 'name' | 'property', called: string, content: string]

/** Lists the `<meta>` and `<link>` elements of a page, for search engines and link previews. */
export function listPageMetas(head: PageHead, siteUrl: string): PageMeta[] {
  const { description = usualDescription, canonical, isIndexed = false, image = usualImage } = head
  return [
    ['name', 'description', description],
    ...(isIndexed ? [] : [['name', 'robots', 'noindex, follow'] as const]),
    ...(canonical === undefined ? [] : [['property', 'og:url', siteUrl + canonical] as const]),
    ['property', 'og:site_name', brandName],
    ['property', 'og:locale', 'pt_BR'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', writePageTitle(head)],
    ['property', 'og:description', description],
    ['property', 'og:image', siteUrl + image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
  ]
}

/** The fields of a page's head, except its title. */
const ownElements =
  'meta[name=description], meta[name=robots], meta[name="twitter:card"], meta[property^="og:"], link[rel=canonical], script[type="application/ld+json"]'

/** The site's address, as the server wrote it; the window's may be another one. */
function readSiteUrl(): string {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content
  return new URL(picture ?? '/', window.location.origin).origin
}

function createElement(tag: string, attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

const isData = (element: Element): boolean => element.tagName === 'SCRIPT'
const describeElements = (elements: readonly Element[]): string =>
  elements.flatMap(element => (isData(element) ? [] : element.outerHTML)).join('')

/** Makes the head of the document that of the page; one that the server wrote for it stays as it is. */
function writeHead(head: PageHead): void {
  document.title = writePageTitle(head)
  const siteUrl = readSiteUrl()
  const old = [...document.head.querySelectorAll(ownElements)]
  const { canonical, structuredData } = head
  const next = [
    ...listPageMetas(head, siteUrl).map(([by, called, content]) =>
      createElement('meta', { [by]: called, content }),
    ),
    ...(canonical === undefined
      ? []
      : [createElement('link', { rel: 'canonical', href: siteUrl + canonical })]),
  ]
  if (describeElements(old) === describeElements(next)) return
  for (const data of structuredData?.(siteUrl) ?? []) {
    const block = createElement('script', { type: 'application/ld+json' })
    block.textContent = JSON.stringify(data)
    next.push(block)
  }
  for (const element of old) element.remove()
  document.head.append(...next)
}

/**
 * Sets title, description, canonical address and everything else of a page's head, on the server and in the browser.
 * Called once by a page, with what it knows when it is rendered.
 */
export function usePageHead(head: PageHead): void {
  const collect = use(PageHeadContext)
  collect?.(head)
  const write = useEffectEvent(() => writeHead(head))
  const { title, description, canonical, isIndexed, image } = head
  useEffect(() => write(), [title, description, canonical, isIndexed, image])
}
