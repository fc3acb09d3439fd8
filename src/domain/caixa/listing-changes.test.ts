import { describe, expect, it } from 'vitest'
import type { Listing } from '../property/listing.ts'
import {
  compareListing,
  fingerprintListing,
  type KnownListingFacts,
  mergeKnownFacts,
  isCoveredByList,
} from './listing-changes.ts'

const listing: Listing = {
  id: '9999400000017',
  state: 'PB',
  city: 'BOM SUCESSO',
  neighborhood: 'COMERCIAL NORTE',
  address: 'RUA DO LAGO, N. SN',
  price: 8489214,
  evaluation: 14500000,
  financing: null,
  description: 'Casa, 53.19 de área total.',
  auctionType: 'Venda Direta Online',
  modality: 'venda-direta',
  category: 'casa',
  propertyType: 'Casa',
  area: 53.19,
  totalArea: 53.19,
  privateArea: null,
  landArea: null,
  rooms: null,
  bathrooms: null,
  kitchen: null,
  garage: null,
  url: 'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=9999400000017',
}
const known: KnownListingFacts = {
  id: listing.id,
  state: listing.state,
  gone: false,
  fingerprint: fingerprintListing(listing),
  listDate: '2026-06-12',
  price: listing.price,
  evaluation: listing.evaluation,
  modality: listing.modality,
  financing: false,
  cityKey: 'bom sucesso',
  unseen: false,
  doubtful: null,
}
const compare = (
  row: Listing,
  before: KnownListingFacts | undefined,
  listDate: string,
  stateDate: string | null,
  stated = listing,
) => compareListing({ listing: row, doubtful: null }, before, listDate, stateDate, () => stated)

describe('comparing a listing with a newer list', () => {
  it.each<[string, Partial<Listing>, string]>([
    ['nothing', {}, 'same'],
    ['spelling', { city: 'Bom  Sucesso', neighborhood: 'Comercial Nórte' }, 'same'],
    ['address of the page', { url: 'https://venda-imoveis.caixa.gov.br/?hdnOrigem=index' }, 'same'],
    ['name of direct sale', { auctionType: 'Compra Direta' }, 'same'],
    ['price', { price: 8489213 }, 'changed'],
    ['appraisal', { evaluation: null }, 'changed'],
    ['modality', { auctionType: 'Venda Online', modality: 'venda-online' }, 'changed'],
    ['auction', { auctionType: 'Leilão', modality: 'leilao' }, 'changed'],
    ['address', { address: 'RUA DO LAGO, N. 1' }, 'changed'],
    ['area', { totalArea: 53.2, description: 'Casa, 53.20 de área total.' }, 'changed'],
    ['financing stated for the first time', { financing: true }, 'changed'],
    ['financing stated as already known', { financing: false }, 'same'],
    ['financing stated otherwise, with a text that fills in', { financing: true, landArea: 5 }, 'changed'],
  ])('%s', (_, changes, change) => {
    expect(compare({ ...listing, financing: false, ...changes }, known, '2026-07-08', '2026-06-12')).toBe(
      change,
    )
  })

  it.each<[string, Partial<Listing>, Partial<Listing>, string]>([
    ['the appraisal', { evaluation: null }, {}, 'filled'],
    ['the area', { totalArea: null }, {}, 'filled'],
    ['an area that the same text no longer gives', { totalArea: 0.01 }, { totalArea: null }, 'filled'],
    ['the neighborhood', { neighborhood: '' }, {}, 'filled'],
    ['the appraisal, beside another price', { evaluation: null }, { price: 1 }, 'changed'],
    [
      'the auction',
      { modality: 'leilao', auctionType: 'Leilão SFI' },
      { modality: 'leilao', auctionType: '2º Leilão SFI' },
      'filled',
    ],
    [
      'another auction',
      { modality: 'leilao', auctionType: '1º Leilão SFI' },
      { modality: 'leilao', auctionType: '2º Leilão SFI' },
      'changed',
    ],
  ])('what was unknown and is stated now: %s', (_, before, after, change) => {
    const stated = { ...listing, ...before }
    const knew = { ...known, fingerprint: fingerprintListing(stated) }
    const row = { ...listing, financing: false, ...after }
    expect(compare(row, knew, '2026-07-08', '2026-06-12', stated)).toBe(change)
  })

  it('financing that was unknown is no change', () => {
    const row = { ...listing, financing: true }
    expect(compare(row, { ...known, financing: null }, '2026-07-08', '2026-06-12')).toBe('filled')
  })

  it.each<[string, KnownListingFacts | undefined, string, string | null, string]>([
    ['never seen', undefined, '2026-07-08', null, 'new'],
    ['never seen, nor by a newer whole list', undefined, '2026-05-08', '2026-06-12', 'older'],
    ['of the same day', known, '2026-06-12', '2026-06-12', 'same'],
    ['older than its last update', known, '2026-06-11', null, 'older'],
    ['older than its state’s list', known, '2026-06-12', '2026-07-08', 'older'],
    ['gone and named again', { ...known, gone: true }, '2026-07-08', '2026-06-30', 'back'],
    ['gone and named by an old list', { ...known, gone: true }, '2026-06-20', '2026-06-30', 'older'],
  ])('%s', (_, before, listDate, stateDate, change) => {
    expect(compare({ ...listing, financing: false }, before, listDate, stateDate)).toBe(change)
  })

  it('keeps the known financing when a list does not state it', () => {
    const merge = (row: Listing, before: KnownListingFacts | undefined) =>
      mergeKnownFacts(row, before, '2026-07-08').listing.financing
    expect(merge(listing, known)).toBe(false)
    expect(merge({ ...listing, financing: true }, known)).toBe(true)
    expect(merge(listing, undefined)).toBeNull()
  })

  it('keeps the known price beside a doubtful one until a later list confirms it', () => {
    const tenth = { ...listing, price: listing.price / 10 }
    const doubtful = { price: tenth.price, evaluation: listing.evaluation, listDate: '2026-07-08' }
    expect(mergeKnownFacts(tenth, known, '2026-07-08')).toMatchObject({
      listing: { price: listing.price },
      doubtful,
    })
    const doubting = { ...known, doubtful }
    expect(mergeKnownFacts(tenth, doubting, '2026-07-08').doubtful).toEqual(doubtful)
    expect(mergeKnownFacts(tenth, doubting, '2026-07-09')).toMatchObject({
      listing: { price: tenth.price },
      doubtful: null,
    })
    expect(mergeKnownFacts(listing, doubting, '2026-07-09')).toMatchObject({
      listing: { price: listing.price },
      doubtful: null,
    })
  })

  it.each<[string, Partial<Listing>, boolean, boolean]>([
    ['half the price in a list that has slipped', { price: listing.price / 2 }, true, true],
    ['half the price in another list', { price: listing.price / 2 }, false, false],
    ['a plain cut in a list that has slipped', { price: listing.price - 1 }, true, false],
    ['a plain cut', { price: listing.price - 1 }, false, false],
  ])('holds a price as doubtful, or not: %s', (_, changes, isSlipped, isDoubtful) => {
    const row = { ...listing, ...changes }
    const merged = mergeKnownFacts(row, known, '2026-07-08', isSlipped)
    expect(merged.listing.price).toBe(isDoubtful ? known.price : row.price)
    expect(merged.doubtful !== null).toBe(isDoubtful)
  })

  it('takes no list for one that has slipped unless it is said', () => {
    const half = { ...listing, price: listing.price / 2 }
    expect(mergeKnownFacts(half, known, '2026-07-08').doubtful).toBeNull()
  })

  const doubt = { price: 1, evaluation: 2, listDate: '2026-07-01' }
  it.each<[string, KnownListingFacts['doubtful'], KnownListingFacts['doubtful'], string]>([
    ['none', null, null, 'same'],
    ['the same', doubt, { ...doubt }, 'same'],
    ['a new one', null, doubt, 'filled'],
    ['none any more', doubt, null, 'filled'],
    ['another price', doubt, { ...doubt, price: 3 }, 'filled'],
    ['another appraisal', doubt, { ...doubt, evaluation: 3 }, 'filled'],
    ['another list', doubt, { ...doubt, listDate: '2026-07-02' }, 'filled'],
  ])('compares the doubt: %s', (_, before, doubtful, change) => {
    const row = { ...listing, financing: false }
    const knew = { ...known, doubtful: before }
    expect(compareListing({ listing: row, doubtful }, knew, '2026-07-08', null, () => listing)).toBe(change)
  })

  it('takes a listing for changed whose facts are not known in full', () => {
    const row = { ...listing, financing: false, price: 1 }
    const change = compareListing(
      { listing: row, doubtful: null },
      known,
      '2026-07-08',
      null,
      () => undefined,
    )
    expect(change).toBe('changed')
  })

  it.each<[string, Partial<KnownListingFacts>, boolean]>([
    ['offered', {}, true],
    ['gone already', { gone: true }, false],
    ['updated by a newer list', { listDate: '2026-07-09' }, false],
    ['updated by a list of the same day', { listDate: '2026-07-08' }, true],
  ])('decides of what a whole list speaks: %s', (_, changes, spoken) => {
    expect(isCoveredByList({ ...known, ...changes }, '2026-07-08')).toBe(spoken)
  })
})
