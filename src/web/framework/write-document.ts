import { escapeMarkup } from '#domain/escape-markup.ts'
import { listPageMetas, type PageHead, writePageTitle } from './page-head.ts'
import type { PageAssets } from './page-assets.ts'
import { type PageData, pageDataId, pageScriptsName, pageWideScriptsName } from './page-data.ts'

/** JSON that may stand inside a `<script>` element. */
const writeScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const writeMeta = (name: string, content: string, by = 'name'): string =>
  `<meta ${by}="${name}" content="${escapeMarkup(content)}" />`

const usualHead: PageHead = { title: 'Imóveis da Caixa no Brasil' }

/**
 * Writes the elements of `<head>` that are a page's own: title, description, what search engines may do, link previews,
 * canonical address and structured data.
 */
function writeHead(head: PageHead, siteUrl: string): string {
  const { canonical, structuredData } = head
  return [
    `<title>${escapeMarkup(writePageTitle(head))}</title>`,
    ...listPageMetas(head, siteUrl).map(([by, name, content]) => writeMeta(name, content, by)),
    ...(canonical === undefined
      ? []
      : [`<link rel="canonical" href="${escapeMarkup(siteUrl + canonical)}" />`]),
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
    siteUrl,
  }: {
    head?: PageHead
    markup: string
    data: PageData
    assets: PageAssets
    siteUrl: string
  },
): string {
  const block = `<script type="application/json" id="${pageDataId}">${writeScriptJson(data)}</script>`
  const links = assets.styles.map(style => `<link rel="stylesheet" href="${style}" />`)
  return (
    template
      .replace(
        '<!--head-->',
        () =>
          `${writeHead(head, siteUrl)}\n    ${writeMeta(pageScriptsName, assets.scripts.join(' '))}\n    ${writeMeta(pageWideScriptsName, assets.wideScripts.join(' '))}`,
      )
      // After the stylesheet of all pages, which orders the layers of the cascade.
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace('<!--page-->', () => markup)
      .replace('<!--data-->', () => block)
  )
}
