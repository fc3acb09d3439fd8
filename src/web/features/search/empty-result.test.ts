// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { fakeVisitor } from '#test/support/faked-account.ts'
import { fakeSearch } from '#test/support/faked-catalogue.ts'
import type { FakedServer } from '#test/support/faked-server.ts'
import { it, screen, waitFor, within } from '#test/support/rendered-application.ts'

/** Answers every search with nothing, and counts by the query. */
function fakeNothing(
  server: FakedServer,
  corrections: PropertySearchPage['corrections'],
  count: (query: Record<string, string>) => number,
): void {
  fakeVisitor(server)
  fakeSearch(server, [])
  server.answer(catalogueCalls.search, { items: [], total: 0, page: 0, limit: 30, corrections })
  server.answer(catalogueCalls.count, ({ query }) => ({ total: count(query) }))
}

const offers = async () => within(await screen.findByRole('list', { name: 'Outras buscas' }))

describe('a search without results', () => {
  it('offers a similar name with its count, and applies it only when it is pressed', async ({ app }) => {
    fakeNothing(app.server, [{ field: 'city', value: 'GOIANIA', total: 108 }], () => 0)
    await app.open('/search?city=Goiana')
    const correction = (await offers()).getByRole('link', {
      name: /Você quis dizer Goiânia\s*\?\s*108 imóveis/,
    })
    expect(app.address()).toBe('/search?city=Goiana')
    await app.user.click(correction)
    await waitFor(() => expect(app.address()).toBe('/search?city=GOIANIA'))
  })

  it('keeps the other filters with a corrected name, with which it was counted', async ({ app }) => {
    fakeNothing(app.server, [{ field: 'city', value: 'GOIANIA', total: 1 }], () => 0)
    await app.open('/search?city=Goianea&neighborhood=Centro')
    await app.user.click(
      (await offers()).getByRole('link', { name: /Você quis dizer Goiânia\s*\?\s*1 imóvel/ }),
    )
    await waitFor(() => expect(app.address()).toBe('/search?city=GOIANIA&neighborhood=Centro'))
  })

  it('of contradictory filters offers each way out', async ({ app }) => {
    fakeNothing(app.server, [], ({ state, region }) => (state === undefined ? 40 : region ? 0 : 25))
    await app.open('/search?state=SP&region=nordeste')
    const ways = await offers()
    ways.getByRole('link', { name: /^Sem o filtro São Paulo\s*40 imóveis$/ })
    await app.user.click(ways.getByRole('link', { name: /^Sem o filtro Região Nordeste\s*25 imóveis$/ }))
    await waitFor(() => expect(app.address()).toBe('/search?state=SP'))
  })

  it('of several words offers each word alone that finds something', async ({ app }) => {
    fakeNothing(app.server, [], ({ text }) => (text === 'Bueno' ? 31 : 0))
    await app.open('/search?text=Setor%20Bueno')
    const ways = await offers()
    expect(ways.getAllByRole('link')).toHaveLength(1)
    await app.user.click(ways.getByRole('link', { name: /^Só com a palavra “Bueno”\s*31 imóveis$/ }))
    await waitFor(() => expect(app.address()).toBe('/search?text=Bueno'))
  })

  it('offers the listings of which the answer is not known', async ({ app }) => {
    fakeNothing(app.server, [], query => (query.orUnknown === 'fgts' ? 78 : 0))
    await app.open('/search?fgts=true&state=SP')
    await app.user.click(
      (await offers()).getByRole('link', {
        name: /^Com o filtro Aceita FGTS ou não informado\s*78 imóveis$/,
      }),
    )
    await waitFor(() => expect(app.address()).toContain('orUnknown=fgts'))
  })
})
