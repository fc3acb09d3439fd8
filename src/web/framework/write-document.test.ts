import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { readPage } from '#test/support/pages/read-page.ts'
import { validateHtml } from '#test/support/pages/validate-html.ts'
import type { PageAssets } from './page-assets.ts'
import type { PageData } from './page-data.ts'
import type { PageHead } from './page-head.ts'
import { writeDocument } from './write-document.ts'

const template = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <!--head-->
    <link rel="stylesheet" href="/all.css" />
  </head>
  <body>
    <div id="root"><!--page--></div>
    <!--data-->
  </body>
</html>`

const siteUrl = 'https://arremate.example'
const noAssets: PageAssets = { styles: [], scripts: [], wideScripts: [] }
const dataWith = (known: unknown): PageData => ({
  at: 1,
  hasSession: false,
  queries: { mutations: [], queries: [known as PageData['queries']['queries'][0]] },
  parts: [],
})

interface Written {
  head?: PageHead
  markup?: string
  data?: PageData
  assets?: PageAssets
  start?: 'painted' | 'used'
}

const write = ({
  markup = '<main id="main">Página</main>',
  data = dataWith(null),
  assets = noAssets,
  ...head
}: Written = {}): string => writeDocument(template, { ...head, markup, data, assets, siteUrl })

/** The elements of a document, in their order, as a browser reads them. */
function readElements(html: string) {
  const found: { tag: string; attributes: Record<string, string>; parent: string }[] = []
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue
      const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]))
      found.push({ tag: child.tagName, attributes, parent: 'tagName' in node ? node.tagName : '' })
      visit(child)
    }
  }
  visit(parse(html))
  return found
}

const hostile = [
  '</title><script>alert(1)</script>',
  '"><script src=//evil.example></script>',
  "' onload='alert(1)",
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '<!--data--><!--page--></head>',
  '&lt;b&gt; &amp;amp; &quot;',
  "$& $` $' $1 $$",
  'a\u2028b\u2029c',
]

/** Texts of which pieces would end an element, an attribute or a block of the document. */
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...hostile, '<', '>', '"', "'", '&', '-->', ' '), fc.string()))
  .map(parts => parts.join(''))

describe('the head of a document', () => {
  it('says of a page what it says of itself', () => {
    const address = '/imoveis/go/goiania/casa?pagina=2'
    const head: PageHead = {
      title: 'Casas em Goiânia',
      description: '12 casas',
      canonical: address,
      isIndexed: true,
      image: '/previa.png',
    }
    const page = readPage(write({ head }))
    expect(page).toMatchObject({
      title: 'Casas em Goiânia · Arremate',
      description: '12 casas',
      canonicals: [siteUrl + address],
      robots: [],
    })
    expect(Object.fromEntries(page.previews)).toMatchObject({
      'og:url': siteUrl + address,
      'og:title': 'Casas em Goiânia · Arremate',
      'og:description': '12 casas',
      'og:image': `${siteUrl}/previa.png`,
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    })
  })

  it.each([
    [{ title: 'Perfil' }, 'Perfil · Arremate'],
    [undefined, 'Imóveis da Caixa no Brasil · Arremate'],
  ])('of a page that says %j keeps it out of search engines, and names no address of it', (head, title) => {
    const page = readPage(write(head && { head }))
    expect(page).toMatchObject({ title, robots: ['noindex', 'follow'], canonicals: [] })
    expect(page.description).toMatch(/^Imóveis que a Caixa vende/)
    expect([page.previews.has('og:url'), page.previews.get('twitter:card')]).toEqual([
      false,
      'summary_large_image',
    ])
  })

  it('links stylesheets after that of all pages, and names the scripts without loading them', () => {
    const assets = { styles: ['/a.css', '/b.css'], scripts: ['/a.js', '/b.js'], wideScripts: ['/w.js'] }
    const html = write({ assets })
    const styles = readElements(html).filter(({ attributes }) => attributes.rel === 'stylesheet')
    expect(styles.map(({ attributes }) => attributes.href)).toEqual(['/all.css', '/a.css', '/b.css'])
    expect(html).toContain('<meta name="page-scripts" content="/a.js /b.js" />')
    expect(html).toContain('<meta name="page-scripts-wide" content="/w.js" />')
    expect(readElements(html).filter(({ attributes }) => attributes.src !== undefined)).toEqual([])
  })
})

describe('a document', () => {
  it.each(hostile)('has %j as text, wherever it stands', text => {
    const html = write({
      head: {
        title: text,
        description: text,
        canonical: `/imovel/1?q=${text}`,
        image: `/previa.png?${text}`,
        structuredData: url => [{ name: text, url: url + text }],
      },
      data: dataWith({ text }),
    })
    const page = readPage(html)
    expect(page).toMatchObject({
      title: `${text} · Arremate`.replaceAll(/\s+/g, ' '),
      description: text,
      canonicals: [`${siteUrl}/imovel/1?q=${text}`],
      structuredData: [{ name: text, url: siteUrl + text }],
      inlineCode: [],
    })
    expect(page.previews.get('og:image')).toBe(`${siteUrl}/previa.png?${text}`)
    expect(page.pageData.get('page-data')).toEqual(dataWith({ text }))
  })

  it('has the same elements whatever its texts are', () => {
    const elementsWith = (text: string) =>
      readElements(
        write({
          head: { title: text, description: text, structuredData: () => [{ [text]: text }] },
          data: dataWith({ [text]: [text] }),
        }),
      ).map(({ tag, attributes, parent }) => [tag, Object.keys(attributes), parent])
    const expected = elementsWith('texto')
    fc.assert(
      fc.property(anyText, text => {
        expect(elementsWith(text)).toEqual(expected)
      }),
    )
  })

  it('hands any data to the browser as it is', () => {
    fc.assert(
      fc.property(fc.dictionary(anyText, anyText), known => {
        const data = dataWith(known)
        expect(readPage(write({ data })).pageData.get('page-data')).toEqual(data)
      }),
    )
  })

  it('conforms with the HTML standard, with hostile texts, too', () => {
    for (const text of ['Casa', ...hostile]) {
      const canonical = `/imovel/1?q=${encodeURIComponent(text)}`
      const head = { title: text, description: text, canonical, structuredData: () => [{ text }] }
      const assets = { styles: ['/a.css'], scripts: ['/a.js'], wideScripts: [] }
      expect(validateHtml(write({ head, assets, data: dataWith({ text }) }))).toEqual([])
    }
  })

  it('has the markup in its place as it is, with what would otherwise be replaced', () => {
    const markup = '<main id="main">$&amp; $` $1</main>'
    expect(write({ markup })).toContain(`<div id="root">${markup}</div>`)
  })
})
