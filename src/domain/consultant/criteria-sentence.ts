import { decimalFormat, integerFormat } from '../format-figures.ts'
import { formatPlaceName } from '../property/place-names.ts'
import type { Criteria } from '../search/search-criteria.ts'
import { phraseInState, type Uf } from '../states.ts'
import { modalityNames, categoryNoun } from './describe-listing.ts'

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

function writePlace({ state, city, neighborhood }: Criteria): string {
  const [uf] = state
  const where = neighborhood[0] === undefined ? '' : `no bairro ${formatPlaceName(neighborhood[0])} `
  if (city[0] !== undefined)
    return `${where}em ${formatPlaceName(city[0])}${uf === undefined ? '' : `, ${uf}`}`
  return `${where}${uf === undefined ? '' : statePlace(uf)}`.trim()
}

const writeCount = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`

/**
 * Writes criteria as a sentence that `readSentence` can read: `Casas desocupadas em Anápolis, GO até 250 mil`. It
 * leaves out free text, areas and net ROI.
 */
export function writeCriteriaSentence(criteria: Criteria): string {
  const { category, occupancy, minRooms, minGarage, minDiscount, modality, financing, fgts } = criteria
  const noun = categoryNoun(category)
  const maybe = (value: number | null): string | null => (value === null ? null : writeMoney(value))
  const phrase = (value: number | null, write: (value: number) => string): string =>
    value === null ? '' : write(value)
  const only = modality.length === 1 ? modality[0] : undefined
  const text = [
    noun.many,
    occupancy === null ? '' : `${occupancy === 'vacant' ? 'desocupad' : 'ocupad'}${noun.gender}s`,
    phrase(minRooms, rooms => `de ${writeCount(rooms, 'quarto', 'quartos')}`),
    phrase(minGarage, garage => `com ${writeCount(garage, 'vaga', 'vagas')}`),
    only === undefined ? '' : `em ${modalityNames[only]}`,
    writePlace(criteria),
    writeRange(maybe(criteria.minPrice), maybe(criteria.maxPrice)),
    phrase(minDiscount, least => `com desconto acima de ${decimalFormat(least)}%`),
    financing === true ? 'que aceitam financiamento' : '',
    fgts === true ? (financing === true ? 'e FGTS' : 'que aceitam FGTS') : '',
  ]
    .filter(part => part !== '')
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
