// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { unexplainedReturnText } from '#domain/judgement/judged-return.ts'
import {
  type Application,
  figureText,
  fillField,
  it,
  screen,
  shownText,
  waitFor,
  within,
} from '#test/support/rendered-application.ts'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { fakeFavorites, favoriteOf } from '#test/support/faked-favorites.ts'
import { bareProperty, listedProperty, richProperty } from '#test/support/property-detail.ts'

const head = () => screen.findByRole('region', { name: /^Vendendo depois de/ })

/** Opens the simulation of a listing for an account without favorites. */
async function openOf(app: Application, property: PropertyDetail): Promise<void> {
  fakeAccount(app.server)
  fakeFavorites(app.server)
  app.server.answer(catalogueCalls.property, property)
  await app.open(`/calculadora-financiamento?imovel=${property.id}`)
  await screen.findByRole('heading', { level: 2, name: /· / })
}

describe('the return at the head of a financed purchase', () => {
  const saved: readonly (readonly [string, Partial<Favorite> | null])[] = [
    ['our assumptions', null],
    ['a saved sheet with another bid', { sheet: { ...exampleCostSheet, bid: 60_000, saleValue: 150_000 } }],
    [
      'own answers',
      {
        answers: {
          debts: { value: { condominium: 9_000, taxes: 800 }, day: '2026-11-20' },
          occupancy: { value: 'vacant', day: '2026-11-20' },
        },
      },
    ],
  ]
  for (const [name, change] of saved)
    it(`leads with the return of the card on the property’s page, by ${name}`, async ({ app }) => {
      fakeAccount(app.server)
      fakeFavorites(app.server, change ? [favoriteOf(listedProperty, change)] : [])
      app.server.answer(catalogueCalls.property, richProperty)
      await app.open(`/imovel/${richProperty.id}`)
      const card = await screen.findByRole('region', { name: 'Se financiar' })
      if (change) await screen.findByText(/ROI líquido, sua conta/)
      const figure = /^ROI líquido, financiado/
      const base = figureText(card, figure)
      const ends = /de .*$/.exec(shownText(within(card).getByRole('button', { name: figure })))?.[0]
      const firstPayment = figureText(card, /^Primeira parcela$/)
      const onward = within(card).getByRole('link', { name: /^Simular financiamento/ })

      await app.open(onward.getAttribute('href') ?? '')
      await waitFor(async () =>
        expect(shownText(await head())).toContain(`ROI líquido, financiado${base} ${ends}`),
      )
      expect(base).toMatch(/%$/)
      expect(ends).toMatch(/^de .*% a .*%$/)
      expect(figureText(screen.getByRole('main'), /^Primeira parcela$/)).toBe(firstPayment)
    })

  it('states no return of a gone listing, nor of one for which nobody said a sale value', async ({ app }) => {
    await openOf(app, { ...richProperty, gone: true })
    expect(shownText(await head())).toContain('ninguém pode mais comprá-lo')
    expect(shownText(await head())).not.toContain('%')
    await openOf(app, bareProperty)
    expect(shownText(await head())).toContain('Informe por quanto se vende')
    await fillField(app.user, screen.getByRole('textbox', { name: 'Valor de venda' }), '150.000')
    await waitFor(async () => expect(shownText(await head())).toMatch(/ROI líquido, financiado.*%/))
  })

  it('says first that a discount over 80 % is out of the ordinary', async ({ app }) => {
    await openOf(app, { ...richProperty, discount: 85, pageRead: false })
    expect(shownText(await head())).toMatch(new RegExp(`${unexplainedReturnText}.*ROI líquido`))
  })
})
