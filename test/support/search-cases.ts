import { computeReturnRange } from '#domain/calculators/cost-assumptions.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import type { CuratedList } from '#domain/search/curated-lists.ts'
import { caseListings } from './case-listings.ts'

/** The net ROI of listing 1, a flat; its exact value is tested elsewhere. */
const firstNetRoi = computeReturnRange(caseListings[0] as CataloguedListing)?.base as number

/** The criteria of each case, and the numbers found, in order. */
type SearchCase = readonly [name: string, asked: QueryParameters, found: string]

/** Adds the order "newest" to cases that name none. */
export const orderByNewest = (cases: readonly SearchCase[]): readonly SearchCase[] =>
  cases.map(([name, asked, found]) => [name, { sort: 'newest', ...asked }, found])

export const searchCases: readonly SearchCase[] = orderByNewest([
  ['everything', {}, '1 2 3 4 5 6 10'],
  [
    'everything: flats by their return, mixed with other kinds, and land last',
    { sort: 'relevance' },
    '1 10 3 6 2 5 4',
  ],
  ['nothing where the price ladder does not hold', { rung: '1' }, ''],
  ['a state, in whatever case', { state: ' sp ' }, '1 3 10'],
  ['several states', { state: ['PA', 'GO'] }, '2 4'],
  ['part of a city, without accents or case', { city: 'santo andre' }, '10'],
  ['several cities', { city: ['belem', 'GOIÂN'] }, '2 4'],
  ['part of a city inside another name', { city: 'santo' }, '10'],
  ['a city in quotes, as links saved before have it', { city: '"santo andré"' }, '10'],
  ['cities with and without quotes', { city: ['"Belem"', 'GOIÂN'] }, '2 4'],
  ['quotes with nothing between are ordinary characters', { city: '""' }, ''],
  ['a quote by itself is an ordinary character', { city: '"belem' }, ''],
  ['none of some cities', { notCity: ['belem', 'GOIÂNIA'] }, '1 3 5 6 10'],
  ['% is an ordinary character', { city: '%' }, ''],
  ['_ is an ordinary character', { city: '_' }, ''],
  ['\\ is an ordinary character', { city: '\\' }, ''],
  ['% separates words of a text', { text: '100% legal' }, '3'],
  ['_ separates words of a text', { text: 'qd_4' }, '4'],
  ['a neighborhood by its whole name', { neighborhood: 'Centro' }, '1 5'],
  ['several neighborhoods', { neighborhood: ['ceu azul', 'MARCO'] }, '2 10'],
  ['no neighborhood of these', { notNeighborhood: ['centro', 'marco'] }, '3 4 6 10'],
  ['a category', { category: 'casa' }, '2'],
  ['several categories', { category: ['casa', 'terreno'] }, '2 4'],
  ['no category of these; none at all is none of them', { notCategory: ['apartamento', 'casa'] }, '4 5 6'],
  [
    'no modality of these; none at all is none of them',
    { notModality: ['venda-online', 'leilao'] },
    '4 6 10',
  ],
  ['regions', { region: ['norte', 'centro-oeste'] }, '2 4 5 6'],
  ['a region and a state outside it', { region: 'sul', state: 'SP' }, ''],
  ['outside the capitals', { interior: 'true' }, '1 10'],
  ['in the capitals', { interior: 'false' }, '2 3 4 5 6'],
  ['near a seat, which is near itself', { near: 'campinas,sp', within: '30' }, '1'],
  ['near a seat, further away', { near: 'Santo André,SP', within: '100' }, '1 3 10'],
  ['near a seat, 30 km if nothing is said', { near: 'São Paulo,SP' }, '3 10'],
  ['several modalities', { modality: ['leilao', 'licitacao'] }, '3 4'],
  ['a lowest price, inclusive', { minPrice: '200000' }, '4 5'],
  ['a highest price, inclusive', { maxPrice: '100000' }, '2 3 6 10'],
  ['prices to the centavo', { minPrice: '99999.99', maxPrice: '99999.99' }, '2'],
  ['a smallest area; unknown areas are not in it', { minArea: '48.35' }, '1 2 4 10'],
  ['a largest area; unknown areas are not in it', { maxArea: '40' }, '5 6'],
  ['a lowest appraisal, inclusive; unknown ones are not in it', { minEvaluation: '200000' }, '1 2 4 5'],
  ['a highest appraisal, inclusive; unknown ones are not in it', { maxEvaluation: '125000' }, '6 10'],
  ['a largest discount, inclusive; unknown ones are not in it', { maxDiscount: '20' }, '4 6 10'],
  ['a discount; unknown ones are not in it', { minDiscount: '20' }, '1 2 5 6 10'],
  ['a discount just above', { minDiscount: '20.01' }, '1 2 5'],
  ['a net ROI, inclusive; that of a house or of land is not known', { minNetRoi: String(firstNetRoi) }, '1'],
  ['a net ROI just above', { minNetRoi: (firstNetRoi + 0.01).toFixed(2) }, ''],
  ['a small loss at the most', { minNetRoi: '-8.36' }, '1 10'],
  ['a smaller loss at the most', { minNetRoi: '-8.35' }, '1'],
  ['what was paid in the building; unknown ones are not below it', { minPaidDiscount: '13' }, '5'],
  ['a discount just above it', { minPaidDiscount: '13.05' }, ''],
  ['the same, or not known', { minPaidDiscount: '20', orUnknown: 'paid' }, '1 2 3 4 6 10'],
  ['an extreme discount of which no page was read', { unexplained: 'true' }, ''],
  ['none of them; unknown discounts stay', { unexplained: 'false' }, '1 2 3 4 5 6 10'],
  ['rooms', { minRooms: '2' }, '1 2 6'],
  ['rooms at the most, inclusive; unknown ones are not in it', { maxRooms: '2' }, '1 6 10'],
  ['garage', { minGarage: '1' }, '2'],
  ['financing', { financing: 'true' }, '2'],
  ['no financing, said so by the bank', { financing: 'false' }, '4'],
  ['fgts', { fgts: 'true' }, '6'],
  ['fgts, or not known', { fgts: 'true', orUnknown: 'fgts' }, '1 2 3 4 6 10'],
  ['what is not known, without the filter that it belongs to', { orUnknown: 'fgts' }, '1 2 3 4 5 6 10'],
  ['an instalment; what is known not to be financed drops out', { maxInstalment: '3500' }, '1 2 3 5 6 10'],
  ['an instalment with its insurances, inclusive', { maxInstalment: '1369.71' }, '3 6 10'],
  ['an instalment just below', { maxInstalment: '1369.70' }, '3'],
  [
    'an instalment after a sum paid at once',
    { maxInstalment: '1394.46', downPayment: '100000' },
    '1 2 3 5 6 10',
  ],
  ['a sum paid at once without an instalment says nothing', { downPayment: '1' }, '1 2 3 4 5 6 10'],
  ['occupied', { occupancy: 'occupied' }, '5'],
  ['vacant', { occupancy: 'vacant' }, '6'],
  ['an auction still to come, even if only the second one is', { hasAuctionDate: 'true' }, '3 4'],
  ['no auction to come: one at this very moment is past', { hasAuctionDate: 'false' }, '1 2 5 6 10'],
  ['a date that comes on the last of some days', { closesWithin: '10' }, '3 4'],
  ['no date that comes a day later', { closesWithin: '9' }, '4'],
  ['the members of a curated list', { list: 'ending' }, '1 2 3 4 5 10'],
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
  ['by falling discount on what was paid, unknown last', { sort: '-paidDiscount' }, '5 10 6 4 3 2 1'],
  ['by ROI, unknown last', { sort: 'roi' }, '4 10 6 1 2 5 3'],
  ['by falling ROI, unknown last', { sort: '-roi' }, '5 2 1 10 6 4 3'],
  ['by net ROI, losses first, unknown last', { sort: 'netRoi' }, '5 10 1 6 4 3 2'],
  ['by falling net ROI, unknown last', { sort: '-netRoi' }, '1 10 5 6 4 3 2'],
  ['by area, unknown last', { sort: 'area' }, '6 5 1 10 2 4 3'],
  ['by falling area, unknown last', { sort: '-area' }, '4 2 10 1 5 6 3'],
  ['by the next auction, the others by how soon their kind ends', { sort: 'auction' }, '4 3 1 2 5 6 10'],
  ['newest first, with or without photo', { sort: 'newest' }, '1 2 3 4 5 6 10'],
  [
    'all at once',
    { state: 'PA', text: 'casa', minPrice: '1', maxArea: '80', financing: 'true', sort: '-roi' },
    '2',
  ],
  [
    'what is given as 0 or empty is not asked for',
    { minPrice: '0', maxArea: '0', city: '', text: ' ' },
    '1 2 3 4 5 6 10',
  ],
])

/** Cases of when lists named a listing. */
export const datedCases: typeof searchCases = orderByNewest([
  ['first listed within some days of the newest list', { newWithin: '1' }, '2'],
  ['first listed within more days, inclusive', { newWithin: '2' }, '2 3'],
  ['first listed at any time but in the first list', { newWithin: '90' }, '2 3 10'],
  ['cheaper in the newest list', { cutWithin: '1' }, '3'],
  ['cheaper within more days, inclusive', { cutWithin: '2' }, '3 10'],
])

/** The numbers in each curated list, in order. */
export const curatedCases: readonly [CuratedList, found: string][] = [
  ['roi', '5 2 1 10 6'],
  ['ending', '33 34 32 35 31 4 3 1 2 5 10'],
  ['premium', '21 27 24 23'],
  ['discount', '5 2 1 10 6'],
]
