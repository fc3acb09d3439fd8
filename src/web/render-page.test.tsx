import { beforeAll, expect, it } from 'vitest'
import type { RenderPage } from '#contract/page-rendering.ts'
import { createPageRenderer } from './render-page.tsx'

const template = '<html><head><!--head--></head><body><!--page--><!--data--></body></html>'

/** What the API answers in the next case. */
let answer: { status: number; body: unknown } | null = null
let render: RenderPage

beforeAll(async () => {
  render = await createPageRenderer({
    template,
    chunks: {},
    fetch: async () => {
      if (answer === null) throw new Error('The database is away')
      const { status, body } = answer
      return { status, headers: { get: () => null }, text: async () => JSON.stringify(body) }
    },
  })
})

const statusOf = async (address: string): Promise<number> =>
  (await render({ address, hasSession: false, siteUrl: 'https://a.example', now: Date.UTC(2026, 2, 1) }))
    .status

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

it('an address without answers of its own has one status, whatever the API says', async () => {
  answer = null
  expect(await statusOf('/ajuda-que-nao-existe')).toBe(404)
  expect(await statusOf('/calculadoras')).toBe(302)
  expect(await statusOf('/cadastro')).toBe(404)
})
