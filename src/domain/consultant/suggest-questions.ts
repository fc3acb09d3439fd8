import { type Criteria, defaultWithinKm, emptyCriteria } from '../search/search-criteria.ts'
import type { Uf } from '../states.ts'
import { writeCriteriaSentence } from './criteria-sentence.ts'
import { type Category, modalities, type Modality } from '../property/listing.ts'
import type { OfferedListing, RelaxedCriterion } from './consultant-answer.ts'

/** The neighboring state to search in when a state has no results. */
export const neighboringState: Record<Uf, Uf> = {
  AC: 'RO',
  AL: 'PE',
  AP: 'PA',
  AM: 'PA',
  BA: 'SE',
  CE: 'RN',
  DF: 'GO',
  ES: 'MG',
  GO: 'DF',
  MA: 'PI',
  MT: 'MS',
  MS: 'MT',
  MG: 'SP',
  PA: 'MA',
  PB: 'PE',
  PR: 'SC',
  PE: 'PB',
  PI: 'CE',
  RJ: 'SP',
  RN: 'PB',
  RS: 'SC',
  RO: 'MT',
  RR: 'AM',
  SC: 'PR',
  SP: 'MG',
  SE: 'AL',
  TO: 'GO',
}

/** The result of a search, from which suggestions are built so that they find something. */
export interface SearchSnapshot {
  criteria: Criteria
  items: readonly OfferedListing[]
  total: number
  relaxed: RelaxedCriterion
}

const alternativeCategory: Record<Category, Category> = {
  casa: 'apartamento',
  apartamento: 'casa',
  terreno: 'casa',
  rural: 'terreno',
  comercial: 'terreno',
}

const modalityQuestions: Record<Modality, string> = {
  leilao: 'Como funciona o leilão da Caixa?',
  licitacao: 'O que é licitação aberta?',
  'venda-online': 'Como funciona a venda online?',
  'venda-direta': 'Como funciona a venda direta?',
}

/** Rounds up to the next amount people would say. Centavos. */
function roundUpPrice(centavos: number): number {
  const step = centavos > 200_000_00 ? 50_000_00 : 10_000_00
  return Math.ceil(centavos / step) * step
}

const isLand = (categories: readonly Category[]): boolean =>
  categories.length > 0 && categories.every(category => category === 'terreno' || category === 'rural')

/** Returns another modality among the visible listings; if there are more than these, the next modality. */
function otherModality({ criteria: { modality }, items, total }: SearchSnapshot): Modality | null {
  const seen = items.find(item => item.modality !== null && !modality.includes(item.modality))?.modality
  const [only] = modality
  if (modality.length === 0 && items.every(item => item.modality === items[0]?.modality))
    return total > items.length ? 'venda-direta' : null
  if (seen) return seen
  return only === undefined ? null : (modalities[(modalities.indexOf(only) + 1) % modalities.length] ?? null)
}

/** A suggested sentence, and its criteria when the visible listings do not show that it finds anything. */
interface SearchRefinement {
  sentence: string
  unsure: Criteria | null
}

const minReturns = [30, 20, 10]

/** Suggests changes by what a search cannot show in its first listings: neighbors, auctions left out, new ones. */
function suggestWiderCriteria(
  { criteria, items, relaxed }: SearchSnapshot,
  perhaps: (change: Partial<Criteria>) => SearchRefinement,
): (SearchRefinement | null)[] {
  const { city, state, near, shape, modality, notModality, orUnknown } = criteria
  const [[only, ...others], [uf]] = [city, state]
  const asksUnknown = (['financing', 'fgts', 'occupancy'] as const).find(
    name => criteria[name] !== null && !orUnknown.includes(name),
  )
  const auctioned = items.filter(item => item.modality === 'leilao').length
  const anyTime = criteria.newWithin === null && !relaxed.includes('newWithin')
  return [
    only !== undefined && others.length === 0 && uf !== undefined && near === null && shape === null
      ? perhaps({ city: [], neighborhood: [], state: [], near: `${only},${uf}`, within: defaultWithinKm })
      : null,
    modality.length === 0 && notModality.length === 0 && auctioned > 0 && auctioned < items.length
      ? perhaps({ notModality: ['leilao'] })
      : null,
    asksUnknown === undefined ? null : perhaps({ orUnknown: [...orUnknown, asksUnknown] }),
    anyTime && items.length > 0 ? perhaps({ newWithin: 7 }) : null,
  ]
}

/**
 * Suggests up to seventeen sentences that change a search, without those that are already applied or were just dropped,
 * and without those that the visible listings show to find nothing.
 */
export function suggestRefinements(seen: SearchSnapshot): SearchRefinement[] {
  const { criteria, items, total, relaxed } = seen
  const { category, city, state, modality, sort } = criteria
  const [uf] = state
  const base = writeCriteriaSentence(criteria)
  const sure = (sentence: string): SearchRefinement => ({ sentence, unsure: null })
  const but = (change: Partial<Criteria>): SearchRefinement =>
    sure(writeCriteriaSentence({ ...criteria, ...change }))
  const perhaps = (change: Partial<Criteria>): SearchRefinement => {
    const unsure = { ...criteria, ...change }
    return { sentence: writeCriteriaSentence(unsure), unsure }
  }
  const open = (name: keyof Criteria): boolean => !relaxed.includes(name) && (criteria[name] ?? null) === null
  const some = (fits: (item: OfferedListing) => boolean): boolean => items.some(fits)
  const most = total > items.length
  const steps = [40, 30, 20]
  const discount = steps.find(step => some(item => (item.discount ?? 0) >= step))
  const price = roundUpPrice(Math.round(Math.max(0, ...items.map(item => item.price)) * 100))
  const [chosen, ...others] = category
  const kind =
    chosen === undefined ? items.find(item => item.category !== null)?.category : alternativeCategory[chosen]
  const sale = otherModality(seen)
  const shownModality = modality[0] ?? items[0]?.modality ?? null
  const netRoi = minReturns.find(least => some(item => (item.netRoi ?? 0) >= least))
  const byReturn = sort === '-discount' || sort === '-roi' || sort === '-netRoi'
  return [
    open('financing') && some(item => item.financing === true) ? but({ financing: true }) : null,
    most && !byReturn ? sure(`${base} com maior desconto`) : null,
    sale !== null && !relaxed.includes('modality') ? perhaps({ modality: [sale] }) : null,
    city.length > 0 && uf !== undefined ? but({ city: [], neighborhood: [] }) : null,
    most && !relaxed.includes('maxPrice') && price < (criteria.maxPrice ?? Number.POSITIVE_INFINITY)
      ? but({ minPrice: null, maxPrice: price })
      : null,
    kind && others.length === 0 && !relaxed.includes('category') ? perhaps({ category: [kind] }) : null,
    open('occupancy') && !isLand(category) && some(item => item.situation === 'vacant')
      ? but({ occupancy: 'vacant' })
      : null,
    open('minDiscount') && discount !== undefined ? but({ minDiscount: discount }) : null,
    sure(shownModality === null ? 'Quais são os custos além do preço?' : modalityQuestions[shownModality]),
    open('fgts') && some(item => item.fgts === true) ? but({ fgts: true }) : null,
    open('minGarage') && some(item => (item.garage ?? 0) > 0) ? but({ minGarage: 1 }) : null,
    ...suggestWiderCriteria(seen, perhaps),
    open('minNetRoi') && criteria.minReturn === null && netRoi !== undefined
      ? but({ minNetRoi: netRoi })
      : null,
    uf === undefined || city.length > 0 ? null : perhaps({ state: [neighboringState[uf]], neighborhood: [] }),
  ].filter(way => way !== null && way.sentence !== base) as SearchRefinement[]
}

const suggestionCount = 4

/**
 * The twelve opening suggestions. The app's own parser understands each. The searches name no state, which may have no
 * list, and only what every list of the bank states, so that they find something.
 */
export const openingSuggestions = [
  'Casas até 200 mil',
  'Imóveis com melhor ROI',
  'Como funciona o leilão da Caixa?',
  'Apartamentos até 150 mil',
  'Imóveis com maior desconto',
  'Posso usar o FGTS?',
  'Terrenos até 100 mil',
  'Imóveis em venda direta com desconto acima de 40%',
  'Quem paga o condomínio atrasado?',
  'Casas de 3 quartos',
  'Imóveis comerciais',
  'Qual a diferença entre venda online e venda direta?',
] as const

const openQuestions = openingSuggestions.filter(sentence => sentence.endsWith('?'))

/**
 * Returns the opening suggestions in a random order, that of one conversation: four at each turn, so that none comes twice
 * in a row.
 * @param random from 0 up to 1
 */
export function shuffleSuggestions(random: () => number): string[] {
  const all: string[] = [...openingSuggestions]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}

/** Draws four opening suggestions, none of them among those drawn before. */
export const drawSuggestions = (random: () => number, before: readonly string[]): string[] =>
  shuffleSuggestions(random)
    .filter(sentence => !before.includes(sentence))
    .slice(0, suggestionCount)

/** Rotates the list so that each turn starts with other entries. */
function rotateByTurn<T>(all: readonly T[], turn: number): T[] {
  const start = all.length === 0 ? 0 : (Math.max(0, Math.trunc(turn)) * suggestionCount) % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}

/** Picks four of `all`, others at each turn; `first` come first. Without duplicates. */
export function pickSuggestions(
  all: readonly string[],
  turn: number,
  first: readonly string[] = [],
): string[] {
  return [...new Set([...first, ...rotateByTurn(all, turn)])].slice(0, suggestionCount)
}

/** Whether a search has results; `false` when no more lookups are allowed. */
type HasResults = (criteria: Criteria) => Promise<boolean>

/** Maximum number of lookups for the suggestions of one answer. */
const maxLookups = 4

/** Returns the first four refinements that have results, then questions, which always have an answer. */
async function pickWithResults(
  ways: readonly SearchRefinement[],
  turn: number,
  gives: HasResults,
): Promise<string[]> {
  const chosen = new Set<string>()
  let looks = 0
  for (const { sentence, unsure } of ways) {
    if (chosen.size === suggestionCount) break
    if (chosen.has(sentence)) continue
    if (unsure !== null) {
      if (looks === maxLookups) continue
      looks += 1
      if (!(await gives(unsure))) continue
    }
    chosen.add(sentence)
  }
  return pickSuggestions([...chosen, ...pickSuggestions(openQuestions, turn)], 0)
}

/** Suggests after a search: each state the city may be in, then refinements. */
export function suggestAfterSearch(
  seen: SearchSnapshot,
  states: readonly Uf[],
  turn: number,
  gives: HasResults,
): Promise<string[]> {
  const { criteria } = seen
  const first = states
    .slice(0, 3)
    .map(uf => ({ ...criteria, state: [uf] }))
    .map(unsure => ({ sentence: writeCriteriaSentence(unsure), unsure }))
  return pickWithResults([...first, ...rotateByTurn(suggestRefinements(seen), turn)], turn, gives)
}

/** Suggests after a search made elsewhere, without looking at the catalogue. */
export function suggestWithoutLookup(seen: SearchSnapshot, turn: number): string[] {
  const ways = seen.items.length === 0 ? [] : suggestRefinements(seen).filter(({ unsure }) => unsure === null)
  const sentences = rotateByTurn(ways, turn).map(({ sentence }) => sentence)
  return pickSuggestions([...sentences.slice(0, suggestionCount), ...pickSuggestions(openQuestions, turn)], 0)
}

/** Suggests after a search without any results. */
export function suggestAfterNoResult(criteria: Criteria, turn: number, gives: HasResults): Promise<string[]> {
  const wider = [
    { ...emptyCriteria, state: criteria.state, category: criteria.category },
    { ...emptyCriteria, category: criteria.category },
  ].filter(({ state, category }) => state.length > 0 || category.length > 0)
  return pickWithResults(
    wider.map(unsure => ({ sentence: writeCriteriaSentence(unsure), unsure })),
    turn,
    gives,
  )
}

/** What a reseller would ask, and what asks who wants to live there in its place. */
const forLiving: Readonly<Partial<Record<string, string>>> = {
  'Imóveis com melhor ROI': 'O que cabe no meu bolso?',
}

/** Returns suggestions for somebody; who wants to live there reads of the own means in place of a resale. */
export const addressSuggestions = (sentences: readonly string[], isForLiving: boolean): readonly string[] =>
  isForLiving ? [...new Set(sentences.map(sentence => forLiving[sentence] ?? sentence))] : sentences
