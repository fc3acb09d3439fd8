import fc from 'fast-check'
import { expect, it } from 'vitest'
import { knownGazetteer } from '#test/support/gazetteer.ts'
import { writeSavedFilters } from '../search/saved-filters.ts'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { readSentence } from '../search/sentence/read-sentence.ts'
import { writeCriteriaSentence } from './criteria-sentence.ts'

const gazetteer = knownGazetteer()

/** Places of which one is chosen, so that they do not exclude each other. */
const places: Partial<Criteria>[] = [
  {},
  { city: ['CAMPINAS', 'SANTOS'] },
  { city: ['CURITIBA'], state: ['PR'] },
  { state: ['MG', 'BA'] },
  { state: ['SP'], interior: true },
  { region: ['nordeste'] },
  { region: ['norte', 'centro-oeste'], interior: true },
  { near: 'CAMPINAS,SP', within: 40 },
  { interior: false },
  { city: ['SANTOS'], neighborhood: ['GONZAGA', 'BOQUEIRAO'] },
  { city: ['CURITIBA'], notNeighborhood: ['AGUA VERDE'] },
  { state: ['PR'], notCity: ['CURITIBA'] },
]

const kinds: Partial<Criteria>[] = [
  {},
  { category: ['casa'] },
  { category: ['casa', 'apartamento'], notModality: ['leilao'] },
  { category: ['rural'], modality: ['venda-direta', 'venda-online'] },
  { notCategory: ['terreno', 'comercial'], notModality: ['licitacao'] },
]

const some = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 4 })
const figures = fc.record({
  minRooms: some(fc.integer({ min: 1, max: 9 })),
  minGarage: some(fc.integer({ min: 1, max: 4 })),
  maxPrice: some(fc.constantFrom(90_000_00, 250_000_00, 1_200_000_00)),
  minArea: some(fc.integer({ min: 30, max: 900 })),
  minDiscount: some(fc.integer({ min: 1, max: 90 })),
  minNetRoi: some(fc.integer({ min: 1, max: 90 })),
  minReturn: some(fc.integer({ min: 1, max: 90 })),
  maxInstalment: some(fc.constantFrom(800_00, 1_500_00, 2_350_00)),
  downPayment: some(fc.constantFrom(20_000_00, 65_000_00)),
  newWithin: some(fc.integer({ min: 1, max: 90 })),
  cutWithin: some(fc.integer({ min: 1, max: 90 })),
  closesWithin: some(fc.integer({ min: 1, max: 90 })),
  text: some(fc.constantFrom('piscina', 'térreo quintal')),
})
const terms: Partial<Criteria>[] = [
  {},
  { financing: true, fgts: true },
  { financing: false },
  { fgts: true, orUnknown: ['fgts'] },
  { occupancy: 'vacant', orUnknown: ['occupancy'] },
  { financing: true, orUnknown: ['financing'] },
]

it('the sentence of any criteria is read back as the same criteria', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.constantFrom(...places),
      figures,
      fc.constantFrom(...terms),
      (kind, place, figure, term) => {
        const criteria = { ...emptyCriteria, ...kind, ...place, ...figure, ...term }
        const sentence = writeCriteriaSentence(criteria)
        const read = readSentence(sentence, gazetteer, null)
        expect([sentence, writeSavedFilters(read.criteria)]).toEqual([sentence, writeSavedFilters(criteria)])
        expect([sentence, read.notUnderstood]).toEqual([sentence, []])
      },
    ),
    { numRuns: 300 },
  )
})
