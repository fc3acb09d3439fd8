import { readPropertyPath } from '#contract/page-paths.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { Property } from '#contract/property-schemas.ts'

/** A site of a few pages as ours should be, answered from memory, and with one thing wrong where a test wants it. */
export interface SmallSite {
  answer(path: string): Response
}

const origin = 'https://arremate.example'
const place = { neighborhood: 'CENTRO', city: 'CAMPINAS', state: 'SP' }

/** The properties that the small site offers, as far as pages and rules read them. */
export const presentProperties = [1, 2, 3].map(
  number =>
    ({
      ...place,
      id: String(number),
      description: 'Apartamento, 40.00 de área total',
      propertyType: 'Apartamento',
      price: 100_000 + number,
    }) as Property,
)

const block = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`

const breadcrumb = block({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Imóveis', item: `${origin}/imoveis` },
    { '@type': 'ListItem', position: 2, name: 'São Paulo', item: `${origin}/imoveis/sp` },
  ],
})

const itemList = (paths: readonly string[]): string =>
  block({
    '@type': 'ItemList',
    itemListElement: paths.map((path, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: path,
      url: origin + path,
    })),
  })

const page = (path: string, title: string, data: string, links: readonly string[]): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="Imóveis em ${title}"><link rel="canonical" href="${origin}${path}">${data}</head>
<body><main><h1>${title}</h1><ul>${links.map(link => `<li><a href="${link}">${link}</a></li>`).join('')}</ul></main>
<footer><a href="/login">Entrar</a> <a href="https://venda-imoveis.caixa.gov.br/">Caixa</a></footer></body></html>`

const listing = ({ price }: Property, path: string): string =>
  block({
    '@type': 'RealEstateListing',
    name: 'Apartamento',
    url: origin + path,
    datePosted: '2026-11-16',
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: 'Caixa' },
    },
  })

function writePages(): Map<string, string> {
  const addresses = presentProperties.map(writePropertyAddress)
  const city = '/imoveis/sp/campinas'
  const lists = (paths: readonly string[]) => breadcrumb + itemList(paths)
  return new Map([
    ['/', page('/', 'Arremate', '', ['/imoveis'])],
    ['/imoveis', page('/imoveis', 'Brasil', lists(['/imoveis/sp']), ['/imoveis/sp'])],
    ['/imoveis/sp', page('/imoveis/sp', 'São Paulo', lists([city]), [city, '/imoveis'])],
    [city, page(city, 'Campinas', lists(addresses), [...addresses.slice(0, 2), `${city}?pagina=2`])],
    [`${city}?pagina=2`, page(city, 'Campinas', lists(addresses), addresses.slice(2))],
    [`${city}?desconto=40`, page(city, 'Campinas', lists(addresses), [])],
    ...presentProperties.map((each): [string, string] => {
      const path = writePropertyAddress(each)
      return [path, page(path, `Apartamento ${each.id}`, breadcrumb + listing(each, path), [city])]
    }),
  ])
}

/** Answers the small site; `change` alters the page at `path`. */
export function smallSite({
  path: changed,
  change = html => html,
  policy = "default-src 'self'; script-src 'self'; style-src 'self'",
}: {
  path?: string
  change?: (html: string) => string
  policy?: string
} = {}): SmallSite {
  const pages = writePages()
  return {
    answer(path) {
      const headers = { 'content-type': 'text/html; charset=UTF-8', 'content-security-policy': policy }
      if (path === '/login') return new Response('<p>Entrar</p>', { headers })
      const html = pages.get(path)
      if (html !== undefined) return new Response(path === changed ? change(html) : html, { headers })
      const property = presentProperties.find(({ id }) => id === readPropertyPath(path))
      if (property === undefined) return new Response('Não há', { status: 404, headers })
      return new Response(null, { status: 301, headers: { location: writePropertyAddress(property) } })
    },
  }
}
