// @vitest-environment happy-dom
import { describe, expect } from 'vitest'
import { nothingWritten } from '#contract/nothing-written.ts'
import { buildLotSheet, unknownLotFacts } from '#contract/own-lot.ts'
import { ownLotCalls } from '#contract/own-lot-calls.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { judgeLot } from '#contract/judge-lot.ts'
import { describeReturn } from '#domain/judgement/judged-return.ts'
import {
  type Application,
  fillField,
  it,
  screen,
  shownText,
  waitFor,
} from '#test/support/rendered-application.ts'
import { fakeAccount } from '#test/support/faked-account.ts'
import { fakeFavorites } from '#test/support/faked-favorites.ts'
import { exampleCostForm } from './cost-form.ts'
import { costSheetPath } from './cost-address.ts'

const lot: OwnLot = {
  id: 'a0000000-0000-4000-8000-000000000001',
  title: 'Casa da esquina',
  ...unknownLotFacts,
  price: 180_000,
  evaluationValue: 300_000,
  category: 'apartamento',
  city: 'Goiânia',
  state: 'GO',
  area: 80,
  occupancy: 'vacant',
  sourceName: 'Leilões do Zé',
  hasText: false,
  saved_at: '2026-01-10T12:00:00Z',
  ...nothingWritten,
}

async function openSheet(app: Application, lots: OwnLot[], address = `/custo-total?lote=${lot.id}`) {
  fakeAccount(app.server)
  fakeFavorites(app.server)
  app.server.answer(ownLotCalls.ownLots, lots)
  app.server.answer(ownLotCalls.changeOwnLot, ({ body }) => {
    const { user_id: _owner, ...change } = body as { user_id: string }
    return { ...lot, ...change, version: 1 }
  })
  await app.open(address)
}

const result = () => screen.findByRole('region', { name: 'Resultado' })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('the cost sheet of a lot from elsewhere', () => {
  it('begins with what its owner wrote down, says so, and returns what the desk says', async ({ app }) => {
    await openSheet(app, [lot])
    await screen.findByRole('heading', { name: lot.title })
    screen.getByText('Não é da Caixa', { selector: 'strong' })
    expect((await field('Lance')).value).toBe('180.000')
    screen.getByText('preço que você anotou')
    screen.getByText('desocupado, como você anotou')
    expect(shownText(document.querySelector('.cost-form'))).not.toMatch(
      /da lista|da Caixa, sem|segundo a Caixa/,
    )
    const { returnRange } = judgeLot(lot, 15)
    const words = describeReturn(returnRange!).split(' ')[0]!
    expect(shownText(await result())).toContain(words)
    expect(screen.getByRole('link', { name: 'Ver na mesa' }).getAttribute('href')).toBe(
      `/mesa?ficha=${lot.id}`,
    )
  })

  it('is saved with the lot', async ({ app }) => {
    await openSheet(app, [lot])
    await fillField(app.user, await field('Valor de venda'), '320.000')
    await app.user.click(await screen.findByRole('button', { name: 'Salvar na mesa' }))
    await waitFor(() =>
      expect(app.server.requests(ownLotCalls.changeOwnLot).at(-1)?.body).toMatchObject({
        sheet: { ...buildLotSheet(lot), saleValue: 320_000, modality: null },
      }),
    )
    await screen.findByText('Sua planilha salva')
  })

  it('asks for what nobody wrote down', async ({ app }) => {
    await openSheet(app, [{ ...lot, price: null, evaluationValue: null }])
    await waitFor(async () => expect(shownText(await result())).toContain('Escreva quanto você ofereceria'))
  })

  it('of another owner is not shown: only the values of a whole link are, without the lot', async ({
    app,
  }) => {
    await openSheet(app, [])
    await screen.findByText(/Este lote não está na sua mesa/)
    await app.open(costSheetPath({ ...exampleCostForm, bid: 123_000 }, lot.id))
    expect((await field('Lance')).value).toBe('123.000')
    expect(screen.queryByRole('button', { name: 'Salvar na mesa' })).toBeNull()
  })
})
