import { computeNetRoi } from '#domain/calculators/cost-assumptions.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import type { CuratedList } from '#domain/search/curated-lists.ts'
import { createListing } from './catalogue.ts'

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

/** The net ROI of listing 2; its exact value is tested elsewhere. */
const secondNetRoi = computeNetRoi(caseListings[1] as CataloguedListing) as number

/** The criteria of each case, and the numbers found, in order. */
export const searchCases: readonly [name: string, asked: QueryParameters, found: string][] = [
  ['everything: photos known to be missing last, newest first', {}, '1 2 3 4 6 10 5'],
  ['a state, in whatever case', { state: ' sp ' }, '1 3 10'],
  ['several states', { state: ['PA', 'GO'] }, '2 4'],
  ['part of a city, without accents or case', { city: 'santo andre' }, '10'],
  ['several cities', { city: ['belem', 'GOIÂN'] }, '2 4'],
  ['part of a city inside another name', { city: 'santo' }, '10'],
  ['a city in quotes, as links saved before have it', { city: '"santo andré"' }, '10'],
  ['cities with and without quotes', { city: ['"Belem"', 'GOIÂN'] }, '2 4'],
  ['quotes with nothing between are ordinary characters', { city: '""' }, ''],
  ['a quote by itself is an ordinary character', { city: '"belem' }, ''],
  ['none of some cities', { notCity: ['belem', 'GOIÂNIA'] }, '1 3 6 10 5'],
  ['% is an ordinary character', { city: '%' }, ''],
  ['_ is an ordinary character', { city: '_' }, ''],
  ['\\ is an ordinary character', { city: '\\' }, ''],
  ['% separates words of a text', { text: '100% legal' }, '3'],
  ['_ separates words of a text', { text: 'qd_4' }, '4'],
  ['a neighbourhood by its whole name', { neighborhood: 'Centro' }, '1 5'],
  ['several neighbourhoods', { neighborhood: ['ceu azul', 'MARCO'] }, '2 10'],
  ['no neighbourhood of these', { notNeighborhood: ['centro', 'marco'] }, '3 4 6 10'],
  ['a category', { category: 'casa' }, '2'],
  ['several categories', { category: ['casa', 'terreno'] }, '2 4'],
  ['no category of these; none at all is none of them', { notCategory: ['apartamento', 'casa'] }, '4 6 5'],
  [
    'no modality of these; none at all is none of them',
    { notModality: ['venda-online', 'leilao'] },
    '4 6 10',
  ],
  ['regions', { region: ['norte', 'centro-oeste'] }, '2 4 6 5'],
  ['a region and a state outside it', { region: 'sul', state: 'SP' }, ''],
  ['outside the capitals', { interior: 'true' }, '1 10'],
  ['in the capitals', { interior: 'false' }, '2 3 4 6 5'],
  ['near a seat, which is near itself', { near: 'campinas,sp', within: '30' }, '1'],
  ['near a seat, further away', { near: 'Santo André,SP', within: '100' }, '1 3 10'],
  ['near a seat, 30 km if nothing is said', { near: 'São Paulo,SP' }, '3 10'],
  ['several modalities', { modality: ['leilao', 'licitacao'] }, '3 4'],
  ['a lowest price, inclusive', { minPrice: '200000' }, '4 5'],
  ['a highest price, inclusive', { maxPrice: '100000' }, '2 3 6 10'],
  ['prices to the centavo', { minPrice: '99999.99', maxPrice: '99999.99' }, '2'],
  ['a smallest area; unknown areas are not in it', { minArea: '48.35' }, '1 2 4 10'],
  ['a largest area; unknown areas are not in it', { maxArea: '40' }, '6 5'],
  ['a discount; unknown ones are not in it', { minDiscount: '20' }, '1 2 6 10 5'],
  ['a discount just above', { minDiscount: '20.01' }, '1 2 5'],
  ['a net ROI, inclusive; unknown ones are not in it', { minNetRoi: String(secondNetRoi) }, '2 5'],
  ['a net ROI just above', { minNetRoi: (secondNetRoi + 0.01).toFixed(2) }, '5'],
  ['a net ROI that is a gain', { minNetRoi: '0.01' }, '2 6 5'],
  ['no loss: unknown ones are not in it', { minNetRoi: '0' }, '2 6 5'],
  ['a small loss at the most', { minNetRoi: '-7.11' }, '1 2 6 10 5'],
  ['a smaller loss at the most', { minNetRoi: '-7.1' }, '1 2 6 5'],
  ['rooms', { minRooms: '2' }, '1 2 6'],
  ['garage', { minGarage: '1' }, '2'],
  ['financing', { financing: 'true' }, '2'],
  ['no financing, said so by the bank', { financing: 'false' }, '4'],
  ['fgts', { fgts: 'true' }, '6'],
  ['fgts, or not known', { fgts: 'true', orUnknown: 'fgts' }, '1 2 3 4 6 10'],
  ['what is not known, without the filter that it belongs to', { orUnknown: 'fgts' }, '1 2 3 4 6 10 5'],
  ['an instalment; what is known not to be financed drops out', { maxInstalment: '3500' }, '1 2 3 6 10 5'],
  ['an instalment, inclusive', { maxInstalment: '1198.80' }, '2 3 6 10'],
  ['an instalment just below', { maxInstalment: '1198.79' }, ''],
  [
    'an instalment after a sum paid at once',
    { maxInstalment: '1198.80', downPayment: '100000' },
    '1 2 3 6 10 5',
  ],
  ['a sum paid at once without an instalment says nothing', { downPayment: '1' }, '1 2 3 4 6 10 5'],
  ['occupied', { occupancy: 'occupied' }, '5'],
  ['vacant', { occupancy: 'vacant' }, '6'],
  ['an auction still to come, even if only the second one is', { hasAuctionDate: 'true' }, '3 4'],
  ['no auction to come: one at this very moment is past', { hasAuctionDate: 'false' }, '1 2 6 10 5'],
  ['a date that comes within some days', { closesWithin: '11' }, '3 4'],
  ['a date that comes within fewer days', { closesWithin: '10' }, '4'],
  ['the members of a curated list', { list: 'ending' }, '1 2 3 4 10 5'],
  ['words anywhere, in any order', { text: 'campinas Apartamento' }, '1'],
  ['beginnings of words', { text: 'apartam' }, '1 3 10'],
  ['no other parts of words', { text: 'partament' }, ''],
  ['a synonym of a category', { text: 'flat' }, '1 3 10'],
  ['no words of the areas in a description', { text: 'terreno' }, '4'],
  ['the state by its letters', { text: 'rua 12 sp' }, '1 10'],
  ['every word counts', { text: 'apartamento goiania' }, ''],
  ['punctuation around words does not', { text: 'flores, (campinas)!' }, '1'],
  ["a state's name, or its words", { text: 'São Paulo' }, '1 3 4 10'],
  ["a state's name among other words", { text: 'apartamento sao paulo vila' }, '3'],
  ['the longest name of a state', { text: 'mato grosso do sul' }, '5'],
  ['the shorter name of a state', { text: 'mato grosso' }, '6'],
  ['a word that is a state, too', { text: 'para' }, '2 6'],
  ['a word that is a state, in a sentence', { text: 'obra para reforma' }, '6'],
  ['by price, then the highest number', { sort: 'price' }, '2 10 6 3 1 5 4'],
  ['by falling price', { sort: '-price' }, '4 5 1 10 6 3 2'],
  ['by discount, unknown last', { sort: 'discount' }, '4 10 6 1 2 5 3'],
  ['by falling discount, unknown last', { sort: '-discount' }, '5 2 1 10 6 4 3'],
  ['by ROI, unknown last', { sort: 'roi' }, '4 10 6 1 2 5 3'],
  ['by falling ROI, unknown last', { sort: '-roi' }, '5 2 1 10 6 4 3'],
  ['by net ROI, losses first, unknown last', { sort: 'netRoi' }, '4 10 1 6 2 5 3'],
  ['by falling net ROI, unknown last', { sort: '-netRoi' }, '5 2 6 1 10 4 3'],
  ['by area, unknown last', { sort: 'area' }, '6 5 1 10 2 4 3'],
  ['by falling area, unknown last', { sort: '-area' }, '4 2 10 1 5 6 3'],
  ['by the next auction, the others by number', { sort: 'auction' }, '4 3 10 6 5 2 1'],
  ['newest first, with or without photo', { sort: 'newest' }, '1 2 3 4 5 6 10'],
  [
    'all at once',
    { state: 'PA', text: 'casa', minPrice: '1', maxArea: '80', financing: 'true', sort: '-roi' },
    '2',
  ],
  [
    'what is given as 0 or empty is not asked for',
    { minPrice: '0', maxArea: '0', city: '', text: ' ' },
    '1 2 3 4 6 10 5',
  ],
]

/** The day of the list that named a listing first, and of the last that named it at a lower price. */
const listedDays: Readonly<Record<string, [first: string, cut: string | null]>> = {
  '2': ['2026-01-08', null],
  '3': ['2026-01-07', '2026-01-09'],
  '10': ['2026-01-02', '2026-01-07'],
}

/** The small catalogue as it is searched; every state had its first list on January 1st, and the newest on the 9th. */
export const searchableCases: readonly SearchableListing[] = caseListings.map(each => {
  const [firstListedOn, lastCutOn] = listedDays[each.id] ?? ['2026-01-01', null]
  return { ...each, firstListedOn, lastCutOn }
})

/** Cases of when lists named a listing. */
export const datedCases: typeof searchCases = [
  ['first listed within some days of the newest list', { newWithin: '1' }, '2'],
  ['first listed within more days, inclusive', { newWithin: '2' }, '2 3'],
  ['first listed at any time but in the first list', { newWithin: '90' }, '2 3 10'],
  ['cheaper in the newest list', { cutWithin: '1' }, '3'],
  ['cheaper within more days, inclusive', { cutWithin: '2' }, '3 10'],
]

const appraised = (
  id: string,
  state: 'SP' | 'ES' | 'BA',
  city: string,
  evaluation: number,
  photoMissing = false,
) => flat(id, { state, city, evaluation, price: evaluation, modality: null, photoMissing })

/** For the curated lists: the small catalogue, and listings that differ only in place or appraisal. */
export const curatedListings: readonly CataloguedListing[] = [
  ...caseListings,
  appraised('21', 'ES', 'VITÓRIA', 300_000_00),
  appraised('22', 'BA', 'VITORIA', 300_000_00),
  appraised('23', 'SP', 'SANTOS', 400_000_00, true),
  appraised('24', 'SP', 'Santos', 200_000_01),
  appraised('25', 'SP', 'SANTOS', 200_000_00),
  appraised('26', 'SP', 'SANTOS DUMONT', 900_000_00),
]

/** The numbers in each curated list, in order. */
export const curatedCases: readonly [CuratedList, found: string][] = [
  ['roi', '5 2 1 10 6'],
  ['ending', '4 3 1 2 5 10'],
  ['premium', '21 24 23'],
  ['discount', '5 2 1 10 6'],
]
