import type { CataloguedListing } from '#domain/property/listing.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import type { Uf } from '#domain/states.ts'
import { createListing, examplePaid } from './catalogue.ts'

/** The time at which the cases are searched. */
export const caseTime = new Date('2026-01-10T12:00:00Z')

const flat = (id: string, overrides: Partial<CataloguedListing> = {}): CataloguedListing =>
  createListing({ id, ...overrides })

/** A small catalogue in which every search rule makes a difference. The newest first: 1, then 2, and so on. */
export const caseListings: readonly CataloguedListing[] = [
  flat('1'),
  flat('2', {
    state: 'PA',
    city: 'BELÉM',
    neighborhood: 'MARCO',
    category: 'casa',
    propertyType: 'Casa',
    description: 'Casa, 80.00 de área privativa, 3 qto(s), 2 vaga(s) de garagem.',
    price: 99_999_99,
    area: 80,
    rooms: 3,
    garage: 2,
    financing: true,
  }),
  flat('3', {
    city: 'SÃO PAULO',
    neighborhood: 'Vila Mariana',
    address: 'RUA 100% LEGAL, N. 1',
    price: 100_000_00,
    evaluation: null,
    area: null,
    rooms: null,
    modality: 'leilao',
    auctionType: 'Leilão SFI - Edital Único',
    firstAuctionAt: '2026-01-05T10:00:00-03:00',
    secondAuctionAt: '2026-01-20T10:00:00-03:00',
  }),
  flat('4', {
    state: 'GO',
    city: 'GOIÂNIA',
    neighborhood: 'SETOR OESTE',
    address: 'AVENIDA SAO PAULO, QD_4',
    category: 'terreno',
    propertyType: 'Terreno',
    description: 'Terreno, 300.00 de área do terreno.',
    price: 250_000_00,
    evaluation: 200_000_00,
    area: 300,
    rooms: null,
    modality: 'licitacao',
    auctionType: 'Licitação Aberta',
    firstAuctionAt: '2026-01-15T10:00:00-03:00',
    financing: false,
  }),
  flat('5', {
    state: 'MS',
    city: 'CAMPO GRANDE',
    neighborhood: 'centro',
    category: 'comercial',
    propertyType: 'Comercial',
    description: 'Loja, 40.00 de área total.',
    price: 200_000_00,
    evaluation: 500_000_00,
    area: 40,
    rooms: null,
    photoMissing: true,
    paid: examplePaid,
    occupancy: 'occupied',
    fgts: false,
  }),
  flat('6', {
    state: 'MT',
    city: 'CUIABÁ',
    neighborhood: 'CENTRO SUL',
    category: null,
    propertyType: 'Imóvel',
    description: 'Outros, 10.00 de área total. Obra para reforma.',
    price: 100_000_00,
    evaluation: 125_000_00,
    area: 10,
    modality: null,
    auctionType: '',
    occupancy: 'vacant',
    fgts: true,
    firstAuctionAt: '2026-01-10T09:00:00-03:00',
  }),
  flat('10', {
    city: 'SANTO ANDRÉ',
    neighborhood: 'Céu Azul',
    description: 'Apartamento, 50.00 de área privativa, 1 qto(s).',
    price: 100_000_00,
    evaluation: 125_000_00,
    area: 50,
    rooms: 1,
    modality: 'venda-direta',
    auctionType: 'Venda Direta Online',
  }),
].map((each, at) => ({ ...each, firstSeenAt: new Date(Date.UTC(2026, 0, 9) - at * 60_000).toISOString() }))

/** The day of the list that named a listing first, and of the last that named it at a lower price. */
const listedDays: Readonly<Record<string, [first: string, cut: string | null]>> = {
  '2': ['2026-01-08', null],
  '3': ['2026-01-07', '2026-01-09'],
  '10': ['2026-01-02', '2026-01-07'],
}

/** The small catalogue as it is searched; every state had its first list on January 1st, and the newest on the 9th. */
export const searchableCases: readonly SearchableListing[] = caseListings.map(each => {
  const [firstListedOn, lastCutOn] = listedDays[each.id] ?? ['2026-01-01', null]
  return { ...each, firstListedOn, lastCutOn, history: [] }
})

/** For the list "ending": one date, at which several kinds of sale end. */
const equalDates = (['venda-direta', 'venda-online', 'leilao', 'leilao', 'licitacao'] as const).map(
  (modality, at) =>
    flat(String(31 + at), {
      modality,
      evaluation: null,
      firstAuctionAt: '2026-01-12T10:00:00-03:00',
      firstSeenAt: `2026-01-0${at === 2 ? 7 : 6}T12:00:00.000Z`,
    }),
)

const appraised = (id: string, state: Uf, city: string, evaluation: number, photoMissing = false) =>
  flat(id, { state, city, evaluation, price: evaluation, modality: null, photoMissing })

/** For the curated lists: the small catalogue, and listings that differ only in place or appraisal. */
export const curatedListings: readonly CataloguedListing[] = [
  ...caseListings,
  appraised('21', 'ES', 'VITÓRIA', 300_000_00),
  appraised('22', 'BA', 'VITORIA', 300_000_00),
  appraised('23', 'SP', 'SANTOS', 400_000_00, true),
  appraised('24', 'SP', 'Santos', 200_000_01),
  appraised('25', 'SP', 'SANTOS', 200_000_00),
  appraised('26', 'SP', 'SANTOS DUMONT', 900_000_00),
  appraised('27', 'DF', 'CEILANDIA', 250_000_00),
  appraised('28', 'TO', 'TAGUATINGA', 250_000_00),
  ...equalDates,
]
