import { describe, expect, it } from 'vitest'
import { sharedListing, sharedLot } from '#test/support/shared-page.ts'
import { describeSharedReturn, formatSharedDiscount, listSharedFigures } from './shared-figures.ts'
import {
  describeSent,
  describeSharedAuctions,
  describeSharedPlace,
  describeSharedSource,
  listSharedFacts,
  nameSharedListing,
} from './shared-list-words.ts'

const now = Date.parse('2026-11-26T12:00:00-03:00')

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('a listing of a list for a client, in words', () => {
  it('is called by its kind and neighborhood; a lot from elsewhere as its owner calls it', () => {
    expect(nameSharedListing(sharedListing)).toBe('Apartamento · Jardim Europa')
    expect(nameSharedListing(sharedLot)).toBe('Casa do leilão judicial')
  })

  it('stands at its address, or only in its city', () => {
    expect(describeSharedPlace(sharedListing)).toBe('Rua das Acacias, N. 210 · Anápolis, GO')
    expect(describeSharedPlace(sharedLot)).toBe('Goiânia, GO')
  })

  it.each([
    [sharedListing, 'Caixa: visto na lista de 18 nov. 2026, há 8 dias'],
    [{ ...sharedListing, gone: true }, 'Caixa: fora da lista desde 18 nov. 2026'],
    [sharedLot, 'Não é da Caixa: Leilões Cerrado, anotado em 20 nov. 2026'],
    [
      { ...sharedLot, source: { ...sharedLot.source, name: null } },
      'Não é da Caixa: anotado por quem envia em 20 nov. 2026',
    ],
  ])('says from where it is, and of which day', (listing, words) => {
    expect(plain(describeSharedSource(listing, now, false).text)).toBe(words)
  })

  it('says that it is invented in the demonstration, unless it is a lot of its owner', () => {
    expect(plain(describeSharedSource(sharedListing, now, true).text)).toBe(
      'Imóvel inventado, da demonstração de 18 nov. 2026',
    )
    expect(describeSharedSource(sharedLot, now, true).text).toContain('Não é da Caixa')
  })

  it('has the dates of its auction, or until when one may offer', () => {
    expect(describeSharedAuctions(sharedListing).map(plain)).toEqual(['1º leilão em 3 dez. 2026, 10h00'])
    expect(describeSharedAuctions({ ...sharedListing, modality: 'licitacao' }).map(plain)).toEqual([
      'Propostas até 3 dez. 2026, 10h00',
    ])
  })

  it('tells only facts that are known', () => {
    expect(listSharedFacts(sharedListing).map(plain)).toEqual([
      '2 quartos',
      '1 vaga',
      '49,2 m²',
      'desocupado',
      'Leilão SFI',
      'aceita financiamento',
    ])
  })
})

describe('the figures of a listing', () => {
  const names = (listing: typeof sharedListing, targetRoi: number | null = 15) =>
    listSharedFigures(listing, targetRoi).map(({ name, value }) => plain(`${name}: ${value}`))

  it('are those that were chosen, and say what is not known', () => {
    expect(names(sharedListing)).toEqual([
      'No prédio pagou-se: de R$ 139 mil a R$ 205 mil',
      'Próximo preço: R$ 70.000,50',
      'No primeiro dia, à vista: R$ 82.000',
      'Lance máximo, meta 15%: R$ 80.123,45',
    ])
    expect(names({ ...sharedListing, figures: { price: 1 } })).toEqual([])
    expect(names({ ...sharedListing, figures: { price: 1, nextPrice: 1 } })).toEqual([
      'Próximo preço: o mesmo, em Venda Online',
    ])
    expect(names({ ...sharedListing, figures: { nextPrice: 1 } })).toEqual(['Próximo preço: R$ 1'])
    expect(names({ ...sharedListing, figures: { nextPrice: null, dayOne: null, maxBid: null } })).toEqual([
      'Próximo preço: não dá para dizer',
      'No primeiro dia, à vista: não informado',
      'Lance máximo, meta 15%: não há',
    ])
  })

  it('say nothing of a listing that is gone, and no bid of one that nothing explains', () => {
    const gone = { ...sharedListing, gone: true }
    expect([names(gone), formatSharedDiscount(gone), describeSharedReturn(gone)]).toEqual([[], null, null])
    const odd = { ...sharedListing, unexplained: true }
    expect(names(odd)).toContain('Lance máximo, meta 15%: confira antes')
    expect(describeSharedReturn(odd)).toContain('Fora do comum')
  })
})

describe('what is said after a form without script', () => {
  it.each([
    [undefined, null],
    ['pergunta', true],
    ['reacao', true],
    ['too_many_requests', false],
    ['something_new', false],
  ])('%s', (sent, isTaken) => {
    expect(describeSent(sent)?.isTaken ?? null).toBe(isTaken)
  })
})
