import fc from 'fast-check'
import { categories, modalities, occupancies } from '#domain/property/listing.ts'
import { regions } from '#domain/regions.ts'
import { encodeShape } from '#domain/search/area-shape.ts'
import { curatedLists } from '#domain/search/curated-lists.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import {
  comparedFigures,
  type Criteria,
  type CriterionOfKind,
  emptyCriteria,
  listCriteria,
  readFigureRange,
  sortOrders,
  unknownAnswers,
} from '#domain/search/search-criteria.ts'
import type { Uf } from '#domain/states.ts'
import { foldText, tidyText } from '#domain/fold-text.ts'
import { centavos, maybe, phrase, squareMetres, word } from './generated-values.ts'
import { listedCities, seatNames } from './small-gazetteer.ts'

/** Words as they are typed: whole, or only their beginnings, or a few that mean more than themselves. */
const typedWord = fc.oneof(
  word,
  fc.tuple(word, fc.integer({ min: 1, max: 4 })).map(([whole, letters]) => whole.slice(0, letters)),
  fc.constantFrom(
    'apto',
    'flat',
    'lote',
    'chacara',
    'loja',
    'sp',
    'Pará',
    'São Paulo',
    'area',
    'ville',
    'casa',
  ),
)
const typed = fc.array(typedWord, { minLength: 1, maxLength: 3 }).map(parts => tidyText(parts.join(' ')))
const uf = fc.constantFrom<Uf>('SP', 'ES', 'SC', 'GO', 'PA', 'PB', 'DF', 'TO')
const cityName = fc.oneof(
  fc.constantFrom(...listedCities).map(({ city }) => tidyText(city)),
  fc.constantFrom('itu', 'vit', 'OESTE', 'belém', 'vitoria', 'sao', '%', '_', 'nada', 'santa barbara d'),
)
const few = <T>(value: fc.Arbitrary<T>, selector: (value: T) => unknown = value => value) =>
  fc.oneof(fc.constant<T[]>([]), fc.uniqueArray(value, { maxLength: 3, selector }))
/** Texts that differ by more than case and accents: of others, `readCriteria` keeps one. */
const fewTexts = (text: fc.Arbitrary<string>) => few(text, foldText)

const square = (south: number, west: number, size: number): string =>
  encodeShape([
    { lat: south, lng: west },
    { lat: south, lng: west + size },
    { lat: south + size, lng: west + size },
    { lat: south + size, lng: west },
  ])
const shape = fc.constantFrom(
  square(-24, -47, 1),
  square(-23, -49, 2.5),
  square(-30, -60, 20),
  square(-2, -49, 0.5),
)

const days = fc.constantFrom(1, 2, 3, 5, 90)

const valuesOfUnit = {
  R$: centavos,
  'm²': squareMetres,
  '%': fc.constantFrom(0.01, 20, 33.33, 50),
  '±%': fc.constantFrom(-100, -25.7, 0, 0.01, 20, 33.33, 150),
  count: fc.integer({ min: 1, max: 4 }),
}

type Bound = CriterionOfKind<'bound'>

const arbitraryBounds = Object.fromEntries(
  listCriteria('bound').map(name => [name, maybe<number>(valuesOfUnit[criteriaTable[name].figure.unit])]),
) as Record<Bound, fc.Arbitrary<number | null>>

/** Criteria as `readCriteria` returns them: with many fields, or almost none. */
export const arbitraryCriteria: fc.Arbitrary<Criteria> = fc
  .record<Criteria>({
    state: few(uf),
    region: few(fc.constantFrom(...regions)),
    city: fewTexts(cityName),
    notCity: fewTexts(cityName),
    neighborhood: fewTexts(phrase),
    notNeighborhood: fewTexts(phrase),
    interior: maybe(fc.boolean()),
    near: maybe(fc.constantFrom(...seatNames)),
    within: maybe(fc.constantFrom(1, 30, 60, 100, 300)),
    shape: maybe(shape),
    text: maybe(typed),
    category: few(fc.constantFrom(...categories)),
    notCategory: few(fc.constantFrom(...categories)),
    modality: few(fc.constantFrom(...modalities)),
    notModality: few(fc.constantFrom(...modalities)),
    ...arbitraryBounds,
    unexplained: maybe(fc.boolean()),
    maxInstalment: maybe(fc.constantFrom(1_00, 1_196_20, 1_500_00, 10_000_00)),
    downPayment: maybe(fc.constantFrom(1_00, 40_000_00, 100_000_00)),
    financing: maybe(fc.boolean()),
    fgts: maybe(fc.boolean()),
    occupancy: maybe(fc.constantFrom(...occupancies)),
    orUnknown: few(fc.constantFrom(...unknownAnswers)),
    hasAuctionDate: maybe(fc.boolean()),
    newWithin: maybe(days),
    cutWithin: maybe(days),
    rung: maybe(fc.constantFrom(1, 2, 3, 8)),
    closesWithin: maybe(days),
    list: maybe(fc.constantFrom(...curatedLists)),
    sort: fc.constantFrom(...sortOrders),
  })
  .chain(whole =>
    // Most fields at once would match nothing: at most four are kept.
    fc.subarray(Object.keys(whole) as (keyof Criteria)[], { maxLength: 4 }).map(kept => {
      const chosen = new Set<string>(kept)
      // A distance or a sum paid at once means nothing by itself.
      if (chosen.has('within')) chosen.add('near')
      if (chosen.has('downPayment')) chosen.add('maxInstalment')
      if (['financing', 'fgts', 'occupancy'].some(name => chosen.has(name))) chosen.add('orUnknown')
      const fields = Object.entries(whole).filter(([name]) => chosen.has(name))
      return { ...emptyCriteria, ...Object.fromEntries(fields), sort: whole.sort } as Criteria
    }),
  )
  .filter(criteria =>
    comparedFigures.every(compared => {
      const { min, max } = readFigureRange(criteria, compared)
      return min === null || max === null || min <= max
    }),
  )
