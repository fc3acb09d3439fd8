import { expect, it } from 'vitest'
import { createBankPage, type InventedPage } from '#test/support/bank-page.ts'
import { readBankPage } from '../caixa/detail/bank-page-reader.ts'
import type { BankPage } from './bank-page.ts'
import { completePage } from './complete-page.ts'

function readPage(says: InventedPage = {}): BankPage {
  const reading = readBankPage(createBankPage(says))
  if (reading.kind === 'refused') throw new Error(reading.reason)
  return reading.page
}
const known: BankPage = {
  ...readPage({ description: 'Existe penhora. 2 Quartos.' }),
  remainingSeconds: 60,
  inDispute: true,
  bids: { count: 1, highest: 1, on: null },
  auctioneer: 'MARIA INVENTADA',
  firstAuctionAt: '2026-12-13T10:00:00-03:00',
}
/** A page that states its prices alone. */
const bare: BankPage = {
  ...readPage({ description: '' }),
  ...Object.fromEntries(
    Object.entries(known)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number' || Array.isArray(value))
      .map(([key, value]) => [key, Array.isArray(value) ? [] : null]),
  ),
  id: known.id,
  price: 99_000_00,
  payment: { sentences: [], fgts: null, financing: null, cut: false },
  debts: { condominium: null, taxes: null, condominiumCut: false, taxesCut: false },
  inDispute: false,
  bids: null,
}

it('what a cut page lacks is as the last one said, but for what holds for one moment', () => {
  expect(completePage(bare, known)).toEqual({
    ...known,
    price: 99_000_00,
    remainingSeconds: null,
    inDispute: false,
    bids: null,
  })
  expect(completePage(bare, null)).toBe(bare)
})

it('what it states counts', () => {
  const payment = { sentences: ['Não permite FGTS.'], fgts: false, financing: null, cut: true }
  const debts = { condominium: 'Sob resp', condominiumCut: true, taxes: 'A CAIXA paga.', taxesCut: false }
  const completed = completePage({ ...bare, rooms: 3, payment, debts }, known)
  expect(completed).toMatchObject({ rooms: 3, payment: { fgts: false, financing: known.payment.financing } })
  expect(completed.debts).toEqual({
    condominium: known.debts.condominium,
    condominiumCut: false,
    taxes: 'A CAIXA paga.',
    taxesCut: false,
  })
})

it('another sale is not completed by what was said of the last one', () => {
  const another = { ...bare, modality: 'Leilão SFI' }
  expect(completePage(another, known)).toBe(another)
})
