// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { fakeAccount } from '#test/support/faked-account.ts'
import { fakeSearch, listedHouses } from '#test/support/faked-catalogue.ts'
import { fakeFavorites } from '#test/support/faked-favorites.ts'
import { type Application, it, screen, shownText, waitFor } from '#test/support/rendered-application.ts'

async function openSearch(app: Application, isResidentBuyer: boolean) {
  fakeAccount(app.server, {
    home: { parameters: { renda: '4000', entrada: '60000' }, isForLiving: isResidentBuyer },
  })
  const houses = listedHouses(1)
  fakeSearch(app.server, houses)
  fakeFavorites(app.server, [], houses)
  await app.open('/search?state=GO&city=GOIANIA')
  await screen.findByRole('article')
}
const words = () => shownText(screen.getByRole('main'))

describe('the order “Relevância”', () => {
  it('tells a resident buyer that it knows no income, and leads to the homes that fit in the place', async ({
    app,
  }) => {
    await openSearch(app, true)
    await waitFor(() => expect(words()).toContain('Não olha a sua renda nem o que você guardou.'))
    const [link] = await screen.findAllByRole('link', { name: 'Ver os que melhor cabem no bolso' })
    expect(link?.getAttribute('href')).toMatch(/^\/morar\?.*GO/)
    expect(words()).not.toMatch(/rende mais|ROI/)
  })

  it('says by which return it goes to anybody else', async ({ app }) => {
    await openSearch(app, false)
    await waitFor(() => expect(words()).toContain('primeiro o que tem base para render'))
    expect(screen.queryByRole('link', { name: 'Ver os que melhor cabem no bolso' })).toBeNull()
  })
})
