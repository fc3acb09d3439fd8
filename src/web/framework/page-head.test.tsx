// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { it } from '#test/support/rendered-component.ts'
import { listPageMetas, type PageHead, PageHeadContext, usePageHead } from './page-head.ts'

const siteUrl = 'https://arremate.example'

const place: PageHead = {
  title: '12 imóveis em Goiânia',
  description: 'Doze imóveis.',
  canonical: '/imoveis/go/goiania',
  isIndexed: true,
  image: '/picture/goiania.png',
  structuredData: url => [
    { '@type': 'ItemList', url: `${url}/imoveis/go/goiania` },
    { '@type': 'BreadcrumbList' },
  ],
}
const property: PageHead = {
  title: 'Casa em Goiânia',
  description: 'Uma casa.',
  canonical: '/imovel/1/casa-goiania-go',
  isIndexed: true,
  structuredData: url => [{ '@type': 'RealEstateListing', url: `${url}/imovel/1` }],
}
const profile: PageHead = { title: 'Perfil' }

function Page({ head }: { head: PageHead }) {
  usePageHead(head)
  return null
}

/** Writes the head of a page as the server does. */
function writeServerHead(head: PageHead): void {
  document.title = `${head.title} · Arremate`
  const elements = listPageMetas(head, siteUrl).map(([by, name, content]) => {
    const meta = document.createElement('meta')
    meta.setAttribute(by, name)
    meta.content = content
    return meta
  })
  document.head.append(...elements)
  if (head.canonical !== undefined)
    document.head.insertAdjacentHTML(
      'beforeend',
      `<link rel="canonical" href="${siteUrl + head.canonical}" />`,
    )
  for (const data of head.structuredData?.(siteUrl) ?? [])
    document.head.insertAdjacentHTML(
      'beforeend',
      `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    )
}

const contents = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map(element => element.getAttribute(attribute))

const readHead = () => ({
  title: document.title,
  descriptions: contents('meta[name=description]', 'content'),
  robots: contents('meta[name=robots]', 'content'),
  canonicals: contents('link[rel=canonical]', 'href'),
  previews: Object.fromEntries(
    listPageMetas(place, '').flatMap(([by, name]) =>
      name.includes(':') ? [[name, contents(`meta[${by}="${name}"]`, 'content').join(' ')]] : [],
    ),
  ),
  data: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    block => JSON.parse(block.textContent ?? '') as unknown,
  ),
})

const others =
  '<meta charset="utf-8"><meta name="theme-color" content="#080d15"><link rel="icon" href="/favicon.svg">'

beforeEach(() => {
  document.head.innerHTML = others
})
afterEach(() => {
  document.head.innerHTML = ''
})

/** The head after `page` as the server writes it for that page. */
function expectHeadOf(page: PageHead): void {
  const shown = readHead()
  document.head.innerHTML = ''
  writeServerHead(page)
  expect(shown).toEqual(readHead())
}

describe('the head of the document', () => {
  for (const [before, after] of [
    [place, property],
    [property, place],
    [place, profile],
    [profile, property],
    [property, { ...place, isIndexed: false }],
  ] as const)
    it(`is that of the new page after a navigation from "${before.title}" to "${after.title}"`, ({
      view,
    }) => {
      writeServerHead(before)
      view.render(<Page key="before" head={before} />)
      view.render(<Page key="after" head={after} />)
      expectHeadOf(after)
    })

  it('is what the server wrote, untouched, for the page that it rendered', ({ view }) => {
    writeServerHead(place)
    const before = [...document.head.children]
    view.render(<Page head={place} />)
    expect([...document.head.children]).toEqual(before)
  })

  it('names the site by the address that the server gave it, not by the one of the window', ({ view }) => {
    writeServerHead(place)
    view.render(<Page head={property} />)
    expect(readHead().canonicals).toEqual([`${siteUrl}${property.canonical}`])
    expect(window.location.origin).not.toBe(siteUrl)
  })

  it('follows what the page learns', ({ view }) => {
    writeServerHead(profile)
    view.render(<Page head={{ title: 'Imóveis', status: 503 }} />)
    view.render(<Page head={place} />)
    expectHeadOf(place)
  })

  it('is complete where the server rendered nothing, and leaves what is of every page', ({ view }) => {
    view.render(<Page head={place} />)
    expect(document.head.innerHTML.startsWith(others)).toBe(true)
    expect(readHead()).toMatchObject({
      title: '12 imóveis em Goiânia · Arremate',
      descriptions: ['Doze imóveis.'],
      robots: [],
      canonicals: [`${window.location.origin}/imoveis/go/goiania`],
    })
    expect(readHead().data).toHaveLength(2)
  })

  it('has hostile texts as texts', ({ view }) => {
    const text = '"><script>alert(1)</script>'
    view.render(<Page head={{ title: text, description: text, structuredData: () => [{ text }] }} />)
    expect(readHead()).toMatchObject({ title: `${text} · Arremate`, descriptions: [text], data: [{ text }] })
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
  })
})

describe('on the server', () => {
  it('a page hands its head to the code that renders it', () => {
    const heads: PageHead[] = []
    renderToString(
      <PageHeadContext value={head => heads.push(head)}>
        <Page head={place} />
      </PageHeadContext>,
    )
    expect(heads).toEqual([place])
  })
})
