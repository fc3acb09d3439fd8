import { expect, it } from 'vitest'
import { createBankPage, type InventedPage } from '#test/support/bank-page.ts'
import { createListing } from '#test/support/catalogue.ts'
import { readBankPage } from '../caixa/detail/bank-page-reader.ts'
import { type BankPage, readFinancingKind } from './bank-page.ts'
import { completePage } from './complete-page.ts'
import { describeFactSources } from './describe-shared-facts.ts'

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

const statedByLists = {
  evaluation: null,
  propertyType: null,
  rooms: null,
  garage: null,
  totalArea: null,
  privateArea: null,
  landArea: null,
}
const on = '2026-11-01T12:00:00.000Z'
const complete = (cut: BankPage) => completePage(cut, { page: known, readAt: on }, 'venda-direta')

it('what a cut page alone states is as the last one said, but for what holds for one moment', () => {
  expect(complete(bare)).toEqual({
    ...known,
    ...statedByLists,
    price: 99_000_00,
    payment: { ...known.payment, financing: null },
    remainingSeconds: null,
    inDispute: false,
    bids: null,
    earlier: expect.anything(),
  })
  expect(completePage(bare, null, null)).toBe(bare)
})

it('what lists state, too, keeps the date of the page that said it, however often a cut one follows', () => {
  const first = complete(bare)
  expect(first.earlier).toMatchObject({
    financing: { value: false, at: on },
    rooms: { value: 2, at: on },
    sale: { value: { modality: 'venda-direta', label: 'Compra Direta' }, at: on },
  })
  expect(first.earlier).not.toHaveProperty('price')
  expect(completePage(bare, { page: first, readAt: '2026-11-21T12:00:00.000Z' }, 'venda-direta')).toEqual(
    first,
  )
})

it('an older word on a page that came cut later is said with its own date, and a list between them counts', () => {
  const read = { page: complete(bare), readAt: '2026-11-21T12:00:00.000Z' }
  const facts = { ...createListing({ modality: 'venda-direta', financing: true }), rooms: null }
  const sources = describeFactSources({ facts, on: '2026-11-15' }, read)
  expect(sources.find(({ field }) => field === 'financing')?.conflict).toBe(
    'A lista de 15 nov. 2026 diz que aceita financiamento, a página de 1 nov. 2026 diz que não aceita financiamento; vale a lista, que é mais nova.',
  )
  expect(sources.find(({ field }) => field === 'rooms')).toMatchObject({ counts: 'page', on: '2026-11-01' })
  expect(sources.find(({ field }) => field === 'price')).toMatchObject({ counts: 'page', on: '2026-11-21' })
})

it('what it states counts', () => {
  const payment = { sentences: ['Não permite FGTS.'], fgts: false, financing: null, cut: true }
  const debts = { condominium: 'Sob resp', condominiumCut: true, taxes: 'A CAIXA paga.', taxesCut: false }
  const completed = complete({ ...bare, rooms: 3, payment, debts })
  expect(completed).toMatchObject({ rooms: 3, payment: { fgts: false } })
  expect(completed.earlier).not.toHaveProperty('rooms')
  expect(completed.debts).toEqual({
    condominium: known.debts.condominium,
    condominiumCut: false,
    taxes: 'A CAIXA paga.',
    taxesCut: false,
  })
})

it('by which credit alone it can be financed stays as the last page said', () => {
  const payment = { ...known.payment, sentences: ['Permite financiamento - somente SBPE.'], financing: true }
  const completed = completePage(bare, { page: { ...known, payment }, readAt: on }, 'venda-direta')
  expect(readFinancingKind(completed.payment)).toBe('sbpe')
})

it('a text that came cut is completed where it is the beginning of the known one, otherwise it is another text', () => {
  const debts = { ...bare.debts, condominium: 'A CAIXA re', condominiumCut: true }
  const cut = { ...bare, descriptionCut: true, debts }
  expect(complete({ ...cut, description: '3 Quartos' })).toMatchObject({
    description: '3 Quartos',
    descriptionCut: true,
    debts: { condominium: 'A CAIXA re', condominiumCut: true },
  })
  expect(complete({ ...cut, description: 'Existe penhora.' })).toMatchObject({
    description: known.description,
    descriptionCut: false,
  })
})

it('of a form of payment that it speaks of, no sentence of the last page stands beside its own', () => {
  const forms = [
    ['Não permite utilização de FGTS.', ['Recursos próprios.']],
    [
      'Não permite financiamento habitacional.',
      ['Recursos próprios.', known.payment.sentences.find(said => said.includes('FGTS'))],
    ],
  ] as const
  for (const [said, kept] of forms) {
    const payment = { ...bare.payment, sentences: [said], cut: true }
    expect(complete({ ...bare, payment }).payment.sentences).toEqual([said, ...kept])
  }
})

it.each<[string, Partial<BankPage>]>([
  ['modality', { modality: 'Leilão SFI' }],
  ['edital', { editalNumber: '0050/2026 - CPA/RE' }],
  ['first date', { firstAuctionAt: '2026-12-20T10:00:00-03:00' }],
])('of another sale, by its %s, only what is said of the property is completed', (_, own) => {
  const before = { ...known, editalNumber: '0029/0226 - CPA/RE', secondAuctionPrice: 90_000_00 }
  const another = { ...bare, ...own }
  const completed = completePage(another, { page: before, readAt: on }, 'venda-direta')
  const { payment, debts, auctioneer, editalUrl, secondAuctionPrice } = another
  expect(completed).toMatchObject({ ...own, payment, debts, auctioneer, editalUrl, secondAuctionPrice })
  expect(completed.titleRecords).toEqual(known.titleRecords)
  expect(completed.earlier).not.toHaveProperty('financing')
})

it('a page that names no modality is of the present sale, and the last page may not be', () => {
  expect(completePage(bare, { page: known, readAt: on }, 'leilao').modality).toBeNull()
})

it('two minimums are of one round: another first one leaves the second one unknown', () => {
  const whole = { ...known, price: 99_000_00, secondAuctionPrice: 80_000_00 }
  const completeWith = (page: BankPage, price: number | null) =>
    completePage({ ...bare, price }, { page, readAt: on }, 'venda-direta')
  expect([99_000_00, null, 70_000_00].map(price => completeWith(whole, price).secondAuctionPrice)).toEqual([
    80_000_00,
    80_000_00,
    null,
  ])
  const silent = completeWith(whole, null)
  expect(completeWith(silent, 99_000_00)).toMatchObject({ price: 99_000_00, secondAuctionPrice: 80_000_00 })
})
