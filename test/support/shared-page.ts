import { listingPaid } from './paid-answers.ts'
import type { SharedListing, SharedPage } from '#contract/shared-list-schemas.ts'

/** Shows every figure. */
export const allSharedFigures = {
  price: true,
  discount: true,
  nextPrice: true,
  returnRange: true,
  maxBid: true,
  dayOne: true,
}

/** An invented listing as a client sees it, with every figure. */
export const sharedListing: SharedListing = {
  id: '8444406898953',
  isFromBank: true,
  gone: false,
  listed: 'listed',
  unseenSince: null,
  siteGoneAt: null,
  title: 'Apartamento 8444406898953',
  category: 'apartamento',
  address: 'RUA DAS ACACIAS,N. 210',
  neighborhood: 'JARDIM EUROPA',
  city: 'ANAPOLIS',
  state: 'GO',
  area: 49.2,
  landArea: null,
  rooms: 2,
  garage: 1,
  occupancy: 'vacant',
  modality: 'leilao',
  saleKind: null,
  financing: true,
  fgts: null,
  auctions: [{ round: 1, date: '2026-12-03', time: '10:00' }],
  images: [],
  path: '/imovel/8444406898953/apartamento-jardim-europa-anapolis-go',
  source: { name: 'Caixa', url: 'https://venda-imoveis.caixa.gov.br/', date: '2026-11-18' },
  clientNotes: 'Telhado novo, muro a refazer.',
  figures: {
    price: 74_900,
    evaluationValue: 168_000,
    discount: 55.42,
    paid: listingPaid,
    nextPrice: 70_000.5,
    returnRange: { low: -3, base: 15, high: 28 },
    maxBid: 80_123.45,
    dayOne: 82_000,
  },
  saleGround: 'appraisal',
  own: false,
  unexplained: false,
  mine: null,
}

/** An invented lot of another auctioneer as a client sees it. */
export const sharedLot: SharedListing = {
  ...sharedListing,
  id: '00000000-0000-4000-8000-000000000009',
  isFromBank: false,
  title: 'Casa do leilão judicial',
  category: 'casa',
  neighborhood: null,
  address: null,
  city: 'Goiânia',
  modality: null,
  saleKind: 'Leilão judicial',
  auctions: [],
  path: null,
  source: { name: 'Leilões Cerrado', url: 'https://leiloes.example/1', date: '2026-11-20' },
  clientNotes: '',
}

/** An invented list with these listings. */
export const sharedPageOf = (listings: SharedListing[], change: Partial<SharedPage> = {}): SharedPage => ({
  title: 'Imóveis para Família Andrade',
  adviserName: 'Carla Menezes',
  words: 'Separei estes para vocês.',
  logo: null,
  expiresAt: '2026-12-26T12:00:00Z',
  asOf: '2026-11-26',
  figures: allSharedFigures,
  targetRoi: 15,
  listings,
  questionsLeft: 200,
  ...change,
})
