import { beforeAll, expect, it } from 'vitest'
import type { RenderPage } from '#contract/page-rendering.ts'
import { createPageRenderer } from './render-page.tsx'

const template = '<html><head><!--head--></head><body><!--page--><!--data--></body></html>'

/** What the API answers in the next case. */
let answer: { status: number; body: unknown } | null = null
/** What the API was asked for. */
const asked: string[] = []
let render: RenderPage

beforeAll(async () => {
  render = await createPageRenderer({
    template,
    chunks: {},
    fetch: async path => {
      asked.push(path)
      if (answer === null) throw new Error('The database is away')
      const { status, body } = answer
      return { status, headers: { get: () => null }, text: async () => JSON.stringify(body) }
    },
  })
})

const renderAt = (address: string) =>
  render({ address, hasSession: false, siteUrl: 'https://a.example', now: Date.UTC(2026, 2, 1) })
const statusOf = async (address: string): Promise<number> => (await renderAt(address)).status

const refused = (status: number) => ({ status, body: { error: { code: 'not_found', message: 'Não há.' } } })

it.each(['/planos', '/search', '/map', '/imoveis/sp', '/imovel/8444405322578', '/'])(
  'the page %s is unavailable for now while its answers fail',
  async address => {
    answer = null
    expect(await statusOf(address)).toBe(503)
    answer = { status: 500, body: {} }
    expect(await statusOf(address)).toBe(503)
  },
)

it('a page whose answer is that there is nothing has that status', async () => {
  answer = refused(404)
  expect(await statusOf('/imovel/8444405322578')).toBe(404)
})

it('a page that says the same has the same content, whenever it is rendered', async () => {
  answer = refused(404)
  const at = async (now: number) => {
    const page = await render({ address: '/planos', hasSession: false, siteUrl: 'https://a.example', now })
    if (page.kind !== 'page') throw new Error('no page')
    return page
  }
  const [first, later] = [await at(Date.UTC(2026, 2, 1)), await at(Date.UTC(2026, 2, 1, 0, 5))]
  expect(later.html).not.toBe(first.html)
  expect(later.content).toBe(first.content)
})

it('an address without answers of its own has one status, whatever the API says', async () => {
  answer = null
  expect(await statusOf('/ajuda-que-nao-existe')).toBe(404)
  expect(await statusOf('/calculadoras')).toBe(302)
  expect(await statusOf('/cadastro')).toBe(404)
})

it.each([
  ['/imoveis/PB', '/imoveis/pb'],
  ['/imoveis/pb/Jo%C3%A3o%20Pessoa?pagina=2', '/imoveis/pb/joao-pessoa?pagina=2'],
])('a place under another spelling is found under its own: %s', async (address, own) => {
  answer = refused(404)
  expect(await renderAt(address)).toEqual({ kind: 'redirect', status: 301, address: own })
})

it('a page of a list that no list has is asked for as one, not as an address that the API refuses', async () => {
  answer = refused(404)
  asked.length = 0
  expect(await statusOf('/imoveis/pb/joao-pessoa?pagina=999999')).toBe(404)
  expect(asked).toContain('/api/places?uf=PB&city=joao-pessoa&page=100000')
})

it('the country and a state have one page', async () => {
  answer = refused(404)
  asked.length = 0
  await statusOf('/imoveis/pb?pagina=2')
  expect(asked).toContain('/api/places?uf=PB&page=1')
})
