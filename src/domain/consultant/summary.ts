import { integer, percent, reaisText } from '../format.ts'
import { displayName } from '../property/names.ts'
import type { Criteria, Sort } from '../search/criteria.ts'
import { inState, stateName } from '../states.ts'
import type { Offer, Relaxed } from './answer.ts'
import type { Placed } from './place.ts'
import { setAside } from './set-aside.ts'
import { chatThresholds } from './thresholds.ts'
import { counted, headline, listed, nounOf, priced, whereabouts } from './words.ts'

/** What a search found, to be put into words. `total` is above 0. */
export interface Outcome<T> {
  items: readonly T[]
  total: number
  asked: Criteria
  criteria: Criteria
  relaxed: Relaxed
  place: Placed
  notUnderstood: readonly string[]
}

const bestOf = (items: readonly Offer[]): Offer | undefined =>
  items.reduce<Offer | undefined>(
    (best, offer) => ((offer.discount ?? 0) > (best?.discount ?? chatThresholds.discount) ? offer : best),
    undefined,
  )

/** `Casa, Jardim América, Anápolis, GO (nº 1), por **R$ 74.900**, **55%** abaixo da avaliação` */
const inDetail = (offer: Offer): string =>
  `${headline(offer)} (nº ${offer.id}), por **${reaisText(offer.price)}**, **${percent(offer.discount ?? 0)}** abaixo da avaliação`

/** What the first of the list is the most of. */
const leading: Partial<Record<Sort, string>> = {
  '-discount': 'O maior desconto',
  '-roi': 'O maior ROI bruto',
  '-netRoi': 'O maior ROI líquido estimado',
  '-area': 'A maior área',
  newest: 'O mais novo na lista',
  auction: 'O leilão mais próximo',
}

/**
 * The first of the list, and the best discount above 30 % among what is shown: `A mais barata sai por **R$ 74.900**,
 * 55% abaixo da avaliação.`
 */
function pointedOut(items: readonly Offer[], criteria: Criteria, total: number): string {
  const [first] = items
  if (first === undefined) return ''
  const { gender } = nounOf(criteria.category)
  const top = bestOf(items)
  const the = gender.toUpperCase()
  const named = { price: `${the} mais barat${gender}`, '-price': `${the} mais car${gender}` }
  const name = criteria.sort === 'price' || criteria.sort === '-price' ? named[criteria.sort] : null
  if (top === first) {
    if (total === 1) return `É ${inDetail(first)}.`
    if (leading[criteria.sort] !== undefined) return `${leading[criteria.sort]}: ${inDetail(first)}.`
    return name === null
      ? `Destaque: ${inDetail(first)}.`
      : `${name} é também o destaque: ${inDetail(first)}.`
  }
  const highlight = top === undefined ? '' : ` Destaque: ${inDetail(top)}.`
  const start =
    total === 1 ? 'Sai' : `${name ?? `${gender === 'a' ? 'A primeira' : 'O primeiro'} da lista`} sai`
  return `${start} por ${priced(first)}.${highlight}`
}

/** What is to be said of the city before the numbers; empty where all is as it was asked. */
function aboutCity({ asked, place }: Outcome<Offer>): string {
  const name = displayName(asked.city[0] ?? '')
  if (place.city === 'absent') return `Não há imóveis em **${name}** na lista da Caixa agora.`
  if (place.city === 'elsewhere') {
    const said = listed(asked.state.map(inState), 'ou')
    return `A lista não traz **${name}** ${said}; traz ${listed(place.states.slice(0, 4).map(({ state }) => inState(state)))}.`
  }
  if (place.city !== 'several') return ''
  const each = place.states.slice(0, 4).map(({ state, total }) => `${stateName(state)} (${integer(total)})`)
  const more = place.states.length > each.length ? [...each, 'outros'] : each
  return `Há **${name}** em mais de um estado: ${listed(more)}. Diga qual, se quiser só um.`
}

const unused = (parts: readonly string[]): string =>
  parts.length === 0
    ? ''
    : `${parts.length === 1 ? 'Não entrou' : 'Não entraram'} na busca: ${listed(parts.map(part => `“${part}”`))}.`

function counting({ asked, criteria, relaxed, total, place }: Outcome<Offer>): string {
  const found = counted(total, criteria.category)
  const verb = total === 1 ? 'é' : 'são'
  const where = whereabouts(criteria)
  if (place.city === 'absent' && !relaxed.includes('city')) return `Em lugares de nome parecido há ${found}.`
  const toldBefore: Record<Placed['city'], string[]> = {
    absent: ['city', 'neighborhood'],
    elsewhere: ['state'],
    several: [],
    'as-said': [],
  }
  const others = relaxed.filter(name => !toldBefore[place.city].includes(name))
  if (others.length > 0) return `${setAside(asked, others)} ${verb} ${found} ${where}.`
  if (relaxed.length > 0) return `${where.charAt(0).toUpperCase()}${where.slice(1)} há ${found}.`
  return `Encontrei ${found} ${where}.`
}

/** What was found: how many, where, the first, the best, and what was set aside or not understood. */
export function summaryOf(outcome: Outcome<Offer>): string {
  const { items, total, criteria, notUnderstood } = outcome
  const numbers = [aboutCity(outcome), counting(outcome), pointedOut(items, criteria, total)]
  return [numbers.filter(part => part !== '').join(' '), unused(notUnderstood)]
    .filter(part => part !== '')
    .join('\n\n')
}

/** After nothing was found anywhere. */
export const nothingSummary = (text: string, notUnderstood: readonly string[]): string =>
  [text, unused(notUnderstood)].filter(part => part !== '').join('\n\n')
