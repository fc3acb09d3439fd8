import { describe, expect, it } from 'vitest'
import type { Listing } from '../property/listing.ts'
import {
  compareListing,
  fingerprintListing,
  type KnownListingFacts,
  mergeKnownFacts,
  isGoneFromList,
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
}

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
    ['area', { totalArea: 53.2 }, 'changed'],
    ['financing stated for the first time', { financing: true }, 'changed'],
    ['financing stated as already known', { financing: false }, 'same'],
  ])('%s', (_, changes, change) => {
    expect(compareListing({ ...listing, ...changes }, known, '2026-07-08', '2026-06-12')).toBe(change)
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
    expect(compareListing(listing, before, listDate, stateDate)).toBe(change)
  })

  it('keeps the known financing when a list does not state it', () => {
    expect(mergeKnownFacts(listing, known).financing).toBe(false)
    expect(mergeKnownFacts({ ...listing, financing: true }, known).financing).toBe(true)
    expect(mergeKnownFacts(listing, undefined).financing).toBeNull()
  })

  it.each<[string, Partial<KnownListingFacts>, boolean]>([
    ['of a state in the list, not named', { id: '1' }, true],
    ['named', {}, false],
    ['of another state', { id: '1', state: 'SP' }, false],
    ['gone already', { id: '1', gone: true }, false],
    ['updated by a newer list', { id: '1', listDate: '2026-07-09' }, false],
    ['updated by a list of the same day', { id: '1', listDate: '2026-07-08' }, true],
  ])('decides what is gone: %s', (_, changes, gone) => {
    const named = new Set([listing.id])
    expect(isGoneFromList({ ...known, ...changes }, new Set(['PB']), named, '2026-07-08')).toBe(gone)
  })
})
