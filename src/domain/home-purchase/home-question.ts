import type { AmortizationSystem } from '../loans/loan-terms.ts'
import { fromReais, toReais } from '../money.ts'
import { type CriteriaErrors, emptyCriteria, type QueryParameters } from '../search/search-criteria.ts'
import { textField } from '../search/criteria-fields.ts'
import { writeQueryString } from '../search/query-string.ts'
import { isUf, type Uf } from '../states.ts'
import type { FamilyProfile } from './family-profile.ts'
import type { HomeSearch } from './find-homes.ts'
import { homePurchasePath } from './home-purchase-path.ts'
import {
  buildHomeAssumptions,
  defaultHomeAssumptions,
  type HomeAssumptions,
  limitYears,
} from './home-assumptions.ts'

/** The place in which a family looks. */
export interface HomePlace {
  uf: Uf | null
  /** Empty = the whole state, or the country. */
  city: string
  /** Kilometers around the city that count, too; `null` = only the city. */
  withinKm: number | null
}

/** The question of a resident buyer; the page's address and the API use the same words. */
export interface HomeQuestion {
  /** `null` while nothing of it is said. */
  family: FamilyProfile | null
  assumptions: HomeAssumptions
  place: HomePlace
}

/** A number of a question: its name in addresses, its unit, and its limits. */
export interface HomeNumber {
  name: string
  unit: string
  limits: readonly [least: number, most: number]
  whole?: true
}

type FamilyNumber = Exclude<keyof FamilyProfile, 'firstHome'>
type AssumedNumber = Exclude<keyof HomeAssumptions, 'system'>

const reais = 'R$'
export const familyNumbers: Record<FamilyNumber, HomeNumber> = {
  income: { name: 'renda', unit: reais, limits: [0, 1_000_000] },
  savings: { name: 'entrada', unit: reais, limits: [0, 100_000_000] },
  fgts: { name: 'fgts', unit: reais, limits: [0, 10_000_000] },
  people: { name: 'pessoas', unit: 'pessoas', limits: [1, 20], whole: true },
  moveInMonths: { name: 'mudar', unit: 'meses', limits: [1, 120], whole: true },
  age: { name: 'idade', unit: 'anos', limits: [18, 80], whole: true },
  rent: { name: 'aluguel', unit: reais, limits: [0, 100_000] },
}

export const assumedNumbers: Record<AssumedNumber, HomeNumber> = {
  yearlyRate: { name: 'juros', unit: '%', limits: [0, 100] },
  years: { name: 'anos', unit: 'anos', limits: [1, 35], whole: true },
  incomeShare: { name: 'parcela', unit: '%', limits: [1, 100] },
  financedShare: { name: 'financia', unit: '%', limits: [0, 95] },
  lifeInsurance: { name: 'mip', unit: '%', limits: [0, 5] },
  damageInsurance: { name: 'dfi', unit: '%', limits: [0, 5] },
  adminFee: { name: 'tarifa', unit: reais, limits: [0, 1_000] },
  bankFee: { name: 'laudo', unit: reais, limits: [0, 50_000] },
  repairs: { name: 'reparos', unit: reais, limits: [0, 10_000] },
  eviction: { name: 'desocupar', unit: reais, limits: [0, 1_000_000] },
  savingsRate: { name: 'poupanca', unit: '%', limits: [0, 5] },
  yearlyRise: { name: 'alta', unit: '%', limits: [0, 50] },
}

/** The names of what is no number. */
export const homeNames = {
  firstHome: 'primeiro',
  system: 'sistema',
  uf: 'uf',
  city: 'cidade',
  withinKm: 'km',
} as const

export const withinKmLimits = [1, 300] as const

/** How far from a city still counts as near it for a resident buyer, in kilometers between the seats. */
export const nearHomeKm = 50

const lastText = (given: QueryParameters, name: string): string =>
  ([given[name] ?? ''].flat().at(-1) ?? '').trim()

/** Numbers with a decimal point, as programs write them. */
const numberPattern = /^\d{1,13}(?:\.\d{1,20})?$/

/** Reads a question from parameters. Never throws: what cannot be read is left out and reported by its name. */
export function readHomeQuestion(given: QueryParameters): { question: HomeQuestion; errors: CriteriaErrors } {
  const errors: CriteriaErrors = {}
  const readNumber = ({ name, unit, limits: [least, most], whole }: HomeNumber): number | null => {
    const text = lastText(given, name)
    if (text === '') return null
    const number = numberPattern.test(text) ? Number(text) : Number.NaN
    if (!(number >= least && number <= most) || (whole && !Number.isInteger(number))) {
      errors[name] = `Informe um número${whole ? ' inteiro' : ''} de ${least} a ${most}.`
      return null
    }
    return unit === reais ? fromReais(number) : number
  }
  const readChoice = <T extends string>(name: string, choices: readonly T[]): T | null => {
    const text = lastText(given, name)
    const choice = choices.find(each => each === text) ?? null
    if (choice === null && text !== '') errors[name] = `Use ${choices.join(' ou ')}.`
    return choice
  }
  const family = readEach(familyNumbers, readNumber)
  const assumed = readEach(assumedNumbers, readNumber)
  const system = readChoice<AmortizationSystem>(homeNames.system, ['sac', 'price'])
  const firstHome = readChoice(homeNames.firstHome, ['sim', 'nao']) !== 'nao'
  const isSaid = !firstHome || Object.values(family).some(value => value !== null)
  const { income, savings, fgts, ...others } = family
  const { age } = family
  const terms = { system: system ?? defaultHomeAssumptions.system, age }
  const known = Object.fromEntries(Object.entries(assumed).filter(([, value]) => value !== null))
  const assumptions: HomeAssumptions = { ...buildHomeAssumptions(terms), ...known }
  return {
    question: {
      family: isSaid
        ? { ...others, income: income ?? 0, savings: savings ?? 0, fgts: fgts ?? 0, firstHome }
        : null,
      assumptions: { ...assumptions, years: limitYears(assumptions.years, age) },
      place: readPlace(),
    },
    errors,
  }

  function readPlace(): HomePlace {
    const uf = lastText(given, homeNames.uf).toUpperCase()
    if (uf !== '' && !isUf(uf)) errors[homeNames.uf] = 'Use a sigla de um dos 27 estados, como GO.'
    const city = textField.read([lastText(given, homeNames.city)])
    if ('problem' in city) errors[homeNames.city] = city.problem
    const withinKm = readNumber({ name: homeNames.withinKm, unit: 'km', limits: withinKmLimits, whole: true })
    return { uf: isUf(uf) ? uf : null, city: 'problem' in city ? '' : (city.value ?? ''), withinKm }
  }
}

const readEach = <Name extends string>(
  numbers: Record<Name, HomeNumber>,
  read: (number: HomeNumber) => number | null,
): Record<Name, number | null> =>
  Object.fromEntries((Object.keys(numbers) as Name[]).map(name => [name, read(numbers[name])])) as Record<
    Name,
    number | null
  >

/** Writes a question as parameters: what is said, and the assumptions that were changed. */
export function writeHomeQuestion({ family, assumptions, place }: HomeQuestion): Record<string, string> {
  const parameters: Record<string, string> = {}
  const write = ({ name, unit }: HomeNumber, value: number | null): void => {
    if (value !== null) parameters[name] = String(unit === reais ? toReais(value) : value)
  }
  if (family !== null) {
    for (const name of Object.keys(familyNumbers) as FamilyNumber[])
      if (name !== 'fgts' || family.fgts > 0) write(familyNumbers[name], family[name])
    if (!family.firstHome) parameters[homeNames.firstHome] = 'nao'
  }
  Object.assign(parameters, writeHomePlace(place))
  const usual = buildHomeAssumptions({ system: assumptions.system, age: family?.age ?? null })
  for (const name of Object.keys(assumedNumbers) as AssumedNumber[])
    if (assumptions[name] !== usual[name]) write(assumedNumbers[name], assumptions[name])
  if (assumptions.system !== defaultHomeAssumptions.system) parameters[homeNames.system] = assumptions.system
  return parameters
}

/** The names of the parameters of the place; all others of a question are personal. */
const placeNames: ReadonlySet<string> = new Set([homeNames.uf, homeNames.city, homeNames.withinKm])

/** Returns the parameters of a question that describe the family and its choices, which must not appear in an address. */
export const pickPersonalParameters = (parameters: QueryParameters): QueryParameters =>
  Object.fromEntries(
    Object.entries(parameters).filter(([name]) => questionNames.has(name) && !placeNames.has(name)),
  )

const questionNames: ReadonlySet<string> = new Set([
  ...[...Object.values(familyNumbers), ...Object.values(assumedNumbers)].map(({ name }) => name),
  ...Object.values(homeNames),
])

/** Writes the place in which a family looks as parameters. */
export function writeHomePlace({ uf, city, withinKm }: HomePlace): Record<string, string> {
  const parameters: Record<string, string> = {}
  if (uf !== null) parameters[homeNames.uf] = uf
  if (city !== '') parameters[homeNames.city] = city
  if (withinKm !== null) parameters[homeNames.withinKm] = String(withinKm)
  return parameters
}

/**
 * Writes the address of the page that answers a question: the place as its query, and the family behind `#`, which no
 * browser sends, no log has and no other site learns; the page reads it once and takes it out of the address.
 */
export function writeHomeLink(question: HomeQuestion): string {
  const place = writeQueryString(writeHomePlace(question.place))
  const family = writeQueryString(pickPersonalParameters(writeHomeQuestion(question)))
  return `${homePurchasePath}${place && `?${place}`}${family && `#${family}`}`
}

/** Returns the search of a place: with its surroundings only where city and state are known. */
export function toHomeSearchPlace({ uf, city, withinKm }: HomePlace): HomeSearch['place'] {
  const { state, city: cities, near, within } = emptyCriteria
  if (uf !== null && city !== '' && withinKm !== null)
    return { state, city: cities, near: `${city},${uf}`, within: withinKm }
  return { state: uf === null ? state : [uf], city: city === '' ? cities : [city], near, within }
}
