import { decimalFormat, integerFormat } from '../format-figures.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { type Criteria, defaultWithinKm, type UnknownAnswer } from '../search/search-criteria.ts'
import { phraseInState, type Uf } from '../states.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { joinWords } from '../join-words.ts'
import { describeRegion, formatNear, modalityNames } from './describe-listing.ts'

/** Writes centavos as people do: `250 mil`, `R$ 1.500.000`. */
function writeMoney(centavos: number): string {
  const reais = centavos / 100
  return reais < 1_000_000 && reais % 1000 === 0
    ? `${integerFormat(reais / 1000)} mil`
    : `R$ ${decimalFormat(reais)}`
}

function writeRange(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `entre ${min} e ${max}`
  if (min !== null) return `acima de ${min}`
  return max === null ? '' : `até ${max}`
}

/** Writes states that share their name with a city by their codes. */
const statePlace = (uf: Uf): string => (uf === 'SP' || uf === 'RJ' ? `em ${uf}` : phraseInState(uf))

const joinNames = (names: readonly string[], last: string): string =>
  joinWords(names.map(formatPlaceName), last)

/** Writes where: `no bairro Centro em Anápolis, GO`, `no Nordeste no interior`, `a até 30 km de Campinas, SP`. */
function writePlace({ state, region, interior, city, neighborhood, near, within }: Criteria): string {
  const uf = city.length > 0 && state.length === 1 ? `, ${state[0]}` : ''
  const parts = [
    neighborhood.length === 0 ? '' : `no bairro ${joinNames(neighborhood, 'ou')}`,
    city.length === 0 ? '' : `em ${joinNames(city, 'ou')}${uf}`,
    interior === null ? '' : interior ? 'no interior' : 'nas capitais',
    city.length > 0 && state.length === 1 ? '' : joinWords(state.map(statePlace), 'ou'),
    region.length === 0 ? '' : joinWords(region.map(describeRegion), 'ou'),
    near === null ? '' : `a até ${within ?? defaultWithinKm} km de ${formatNear(near)}`,
  ]
  return parts.filter(part => part !== '').join(' ')
}

/** Writes what is excluded: `menos leilão e terrenos`, `fora de Campinas e Sumaré`. */
function writeExcluded({ notCategory, notModality, notCity, notNeighborhood }: Criteria): string {
  const things = [
    ...notModality.map(one => modalityNames[one]),
    ...notCategory.map(one => categoryNoun([one]).many),
  ]
  return [
    things.length === 0 ? '' : `menos ${joinWords(things)}`,
    notCity.length === 0 ? '' : `fora de ${joinNames(notCity, 'e')}`,
    notNeighborhood.length === 0 ? '' : `fora do bairro ${joinNames(notNeighborhood, 'e')}`,
  ]
    .filter(part => part !== '')
    .join(' ')
}

const writeCount = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`

const writeDays = (days: number): string => writeCount(days, 'dia', 'dias')

/** Writes how it is paid, and which answers may be unknown: `que aceitam financiamento ou que não informem`. */
function writeTerms({ financing, fgts, orUnknown }: Criteria): string {
  const unknown = (name: UnknownAnswer): string => (orUnknown.includes(name) ? 'ou que não informem' : '')
  return [
    financing === null ? '' : financing ? 'que aceitam financiamento' : 'sem financiamento',
    financing === null ? '' : unknown('financing'),
    fgts === null
      ? ''
      : fgts
        ? financing === true && orUnknown.length === 0
          ? 'e FGTS'
          : 'que aceitam FGTS'
        : 'sem FGTS',
    fgts === null ? '' : unknown('fgts'),
  ]
    .filter(part => part !== '')
    .join(' ')
}

/** Writes figures and times: `com parcela até R$ 1.500`, `com 20% de ROI líquido`, `que encerram nos próximos 7 dias`. */
function writeFigures(criteria: Criteria): string[] {
  const phrase = (value: number | null, write: (value: number) => string): string =>
    value === null || value <= 0 ? '' : write(value)
  const { minArea, maxArea } = criteria
  const area = writeRange(
    minArea === null ? null : decimalFormat(minArea),
    maxArea === null ? null : decimalFormat(maxArea),
  )
  return [
    area === '' ? '' : `com área ${area} m²`,
    phrase(criteria.minDiscount, least => `com desconto acima de ${decimalFormat(least)}%`),
    phrase(criteria.minNetRoi, least => `com ${decimalFormat(least)}% de ROI líquido`),
    phrase(criteria.minReturn, least => `com ${decimalFormat(least)}% mesmo no pior caso`),
    phrase(criteria.maxInstalment, most => `com parcela até R$ ${decimalFormat(most / 100)}`),
    phrase(criteria.downPayment, paid => `com entrada de R$ ${decimalFormat(paid / 100)}`),
    phrase(criteria.newWithin, days => `que entraram nos últimos ${writeDays(days)}`),
    phrase(criteria.cutWithin, days => `que baixaram de preço nos últimos ${writeDays(days)}`),
    phrase(criteria.closesWithin, days => `que encerram nos próximos ${writeDays(days)}`),
  ]
}

/**
 * Writes criteria as a sentence that `readSentence` can read: `Casas desocupadas em Anápolis, GO até 250 mil`. It
 * leaves out a drawn area, a curated list and returns of 0 % and less.
 */
export function writeCriteriaSentence(criteria: Criteria): string {
  const { category, occupancy, minRooms, minGarage, modality, orUnknown, text } = criteria
  const noun = categoryNoun(category)
  const maybe = (value: number | null): string | null => (value === null ? null : writeMoney(value))
  const written = [
    noun.many,
    occupancy === null ? '' : `${occupancy === 'vacant' ? 'desocupad' : 'ocupad'}${noun.gender}s`,
    occupancy !== null && orUnknown.includes('occupancy') ? 'ou que não informem' : '',
    minRooms === null ? '' : `de ${writeCount(minRooms, 'quarto', 'quartos')}`,
    minGarage === null ? '' : `com ${writeCount(minGarage, 'vaga', 'vagas')}`,
    text === null ? '' : `com “${text}”`,
    modality.length === 0
      ? ''
      : `em ${joinWords(
          modality.map(one => modalityNames[one]),
          'ou',
        )}`,
    writePlace(criteria),
    writeRange(maybe(criteria.minPrice), maybe(criteria.maxPrice)),
    ...writeFigures(criteria),
    writeTerms(criteria),
    writeExcluded(criteria),
  ]
    .filter(part => part !== '')
    .join(' ')
  return written.charAt(0).toUpperCase() + written.slice(1)
}
