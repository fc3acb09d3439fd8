import { brandName } from './ui/brand.tsx'
import { type PageHead, writePageTitle } from './ui/page-head.ts'
import type { PageAssets } from './page-assets.ts'
import {
  type PageData,
  pageDataId,
  pageScriptsName,
  pageWideScriptsName,
  type PageStart,
  pageStartName,
} from './page-data.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => escapes[character] ?? '')

/** JSON that may stand inside a `<script>` element. */
const writeScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`

const usualHead: PageHead = { title: 'Imóveis da Caixa no Brasil' }
const usualDescription =
  'Imóveis que a Caixa vende no Brasil: leilões, licitações, vendas online e diretas, com desconto e retorno de cada um.'
const usualImage = '/icons/512.png'

/**
 * Writes the elements of `<head>` that are a page's own: title, description, canonical address, what search engines may
 * do, link previews and structured data.
 */
function writeHead(head: PageHead, siteUrl: string): string {
  const title = writePageTitle(head)
  const { description = usualDescription, canonical, isIndexed = false, structuredData, image } = head
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    ...(isIndexed ? [] : [meta('robots', 'noindex, follow')]),
    ...(canonical === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeHtml(siteUrl + canonical)}" />`,
          property('og:url', siteUrl + canonical),
        ]),
    property('og:site_name', brandName),
    property('og:locale', 'pt_BR'),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:image', siteUrl + (image ?? usualImage)),
    ...(image === undefined ? [] : [property('og:image:width', '1200'), property('og:image:height', '630')]),
    meta('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    ...(structuredData?.(siteUrl) ?? []).map(
      data => `<script type="application/ld+json">${writeScriptJson(data)}</script>`,
    ),
  ].join('\n    ')
}

/** Writes a whole document from the built template. */
export function writeDocument(
  template: string,
  {
    head = usualHead,
    markup,
    data,
    assets,
    start,
    siteUrl,
  }: {
    head?: PageHead
    markup: string
    data: PageData
    assets: PageAssets
    start: PageStart
    siteUrl: string
  },
): string {
  const block = `<script type="application/json" id="${pageDataId}">${writeScriptJson(data)}</script>`
  const links = assets.styles.map(style => `<link rel="stylesheet" href="${style}" />`)
  return (
    template
      .replace(
        '<!--head-->',
        () => `${writeHead(head, siteUrl)}\n    ${meta(pageStartName, start)}
    ${meta(pageScriptsName, assets.scripts.join(' '))}\n    ${meta(pageWideScriptsName, assets.wideScripts.join(' '))}`,
      )
      // After the stylesheet of all pages, which orders the layers of the cascade.
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace('<!--page-->', () => markup)
      .replace('<!--data-->', () => block)
  )
}
