import { describe, expect, it } from 'vitest'
import { presentProperties, type SmallSite, smallSite } from './small-site.ts'
import { crawlSite, type CrawlResult } from './crawl-site.ts'
import { checkRedirects, createPageRules, findPageKind } from './page-rules.ts'

const origin = 'https://arremate.example'

async function crawl(site: SmallSite): Promise<CrawlResult> {
  const inspect = createPageRules({
    origin,
    propertyOf: id => presentProperties.find(each => each.id === id),
    areInvented: false,
    validatedPages: 10,
  })
  return crawlSite({
    origin,
    get: async path => site.answer(path),
    choose: ({ pathname, searchParams }) => {
      if (findPageKind(pathname) === 'other') return 'look'
      return searchParams.has('desconto') ? 'inspect' : 'walk'
    },
    inspect,
  })
}

describe('the crawler', () => {
  it('walks a whole small site by its links and finds nothing wrong', async () => {
    const { problems, statuses } = await crawl(smallSite())
    expect(problems).toEqual([])
    expect([...statuses.keys()].toSorted()).toEqual(
      [
        '/',
        '/imoveis',
        '/imoveis/sp',
        '/imoveis/sp/campinas',
        '/imoveis/sp/campinas?pagina=2',
        '/login',
        ...presentProperties.map(({ id }) => `/imovel/${id}/apartamento-centro-campinas-sp`),
      ].toSorted(),
    )
  })

  const city = '/imoveis/sp/campinas'
  const property = '/imovel/1/apartamento-centro-campinas-sp'

  it.each<[string, string, (html: string) => string, string]>([
    [
      'a dead link',
      city,
      html => html.replace('</main>', '<a href="/imovel/7/casa">Casa</a></main>'),
      `${city}: links to /imovel/7/casa, which answers 404`,
    ],
    [
      'a link to a short address',
      city,
      html => html.replace(`<a href="${property}"`, '<a href="/imovel/1"'),
      `${city}: links to /imovel/1, which redirects to ${property}`,
    ],
    [
      'another canonical address',
      property,
      html => html.replace(`href="${origin}${property}"`, `href="${origin}/imovel/1"`),
      `${property}: the canonical address is ${origin}/imovel/1`,
    ],
    [
      'two canonical addresses',
      city,
      html => html.replace('</head>', `<link rel="canonical" href="${origin}${city}"></head>`),
      `${city}: 2 canonical addresses`,
    ],
    [
      'no description',
      city,
      html => html.replace(/<meta name="description"[^>]*>/, ''),
      `${city}: no description`,
    ],
    ['another language', city, html => html.replace('pt-BR', 'en'), `${city}: lang is en`],
    [
      'noindex',
      city,
      html => html.replace('</head>', '<meta name="robots" content="noindex"></head>'),
      `${city}: noindex`,
    ],
    [
      'the title of another page',
      property,
      html => html.replace(/<title>[^<]*/, '<title>Campinas'),
      `${property}: has the title of ${city}: Campinas`,
    ],
    [
      'another price',
      property,
      html => html.replace('"price":100001', '"price":99'),
      `${property}: offers at 99; the API says 100001`,
    ],
    [
      'an estimated second price',
      property,
      html =>
        html.replace('"offers":{', '"offers":[{"@type":"Offer","price":5,"priceCurrency":"BRL"}],"x":{'),
      `${property}: offers at 5 and 100001; the API says 100001`,
    ],
    [
      'data schema.org does not know',
      property,
      html => html.replace('"datePosted"', '"postedOn":"2026-11-16","datePosted"'),
      `${property}: postedOn is no property of RealEstateListing`,
    ],
    [
      'no data',
      property,
      html => html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/g, ''),
      `${property}: no RealEstateListing`,
    ],
    [
      'an inline style',
      property,
      html => html.replace('<h1>', '<h1 style="color:red">'),
      `${property}: <h1 style> is refused by the security policy`,
    ],
    ['broken HTML', city, html => html.replace('<ul>', '<ul><p>a</p>'), '(element-permitted-content)'],
  ])('finds %s', async (_, path, change, problem) => {
    const { problems } = await crawl(smallSite({ path, change }))
    expect(problems.join('\n')).toContain(problem)
  })

  it('finds a page without the security policy', async () => {
    const { problems } = await crawl(
      smallSite({ policy: "default-src 'self'; script-src 'self' 'unsafe-inline'" }),
    )
    expect(problems).toContain("/: the security policy lacks script-src 'self'")
  })

  it('finds a filtered page that is indexed', async () => {
    const filtered = `${city}?desconto=40`
    const { problems } = await crawl(
      smallSite({
        path: city,
        change: html => html.replace('</main>', `<a href="${filtered}">40 %</a></main>`),
      }),
    )
    expect(problems).toContain(`${filtered}: indexed with a filter`)
  })

  it('finds a short address that does not redirect, or elsewhere', async () => {
    const [first] = presentProperties
    if (first === undefined) throw new Error('No property')
    const redirect = (status: number, location: string) => async () =>
      new Response(null, { status, headers: { location } })
    expect(await checkRedirects(async path => smallSite().answer(path), first)).toEqual([])
    expect(await checkRedirects(redirect(302, property), first)).toHaveLength(2)
    expect(await checkRedirects(redirect(301, '/imoveis'), first)).toHaveLength(2)
    expect(await checkRedirects(async () => new Response('ok'), first)).toHaveLength(2)
  })
})
