// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { fakeAccount } from '#test/support/faked-account.ts'
import { fakeSearch, listedHouses } from '#test/support/faked-catalogue.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import {
  type Application,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'

const note = /Filtros e ordem vão pelas suposições padrão, não pela sua conta\./

/** Opens a search that finds one house of high return; the person may have found out that it is occupied and owes. */
async function openSearch(app: Application, answered: boolean) {
  fakeAccount(app.server)
  const [house] = listedHouses(1).map(each => ({
    ...each,
    evaluationValue: 200_000,
    discount: 50,
    returnRange: { low: 4, base: 30, high: 50 },
  }))
  if (house === undefined) throw new Error('There is no house')
  const day = '2026-01-10'
  const answers = {
    occupancy: { value: 'occupied' as const, day },
    debts: { value: { condominium: 60_000, taxes: null }, day },
  }
  fakeSearch(app.server, [house])
  fakeFavorites(app.server, answered ? [favoriteOf(house, { answers })] : [], [house])
  await app.open('/search')
  return within(await screen.findByRole('article'))
}

describe('a card of a listing about which the person found something out', () => {
  it('has line and badge by the person’s own figures, and the list says that it does not go by them', async ({
    app,
  }) => {
    const card = await openSearch(app, true)
    await waitFor(() => card.getByText('sua conta:'))
    expect(card.queryByText('ROI Alto')).toBeNull()
    await waitFor(() => expect(shownText(screen.getByRole('main'))).toMatch(note))
  })

  it('goes by the assumptions where nothing was found out', async ({ app }) => {
    const card = await openSearch(app, false)
    await card.findByText('ROI Alto')
    expect(card.queryByText('sua conta:')).toBeNull()
    expect(shownText(screen.getByRole('main'))).not.toMatch(note)
  })
})
