import { integer } from '../format.ts'
import { displayName } from '../property/names.ts'
import { bareCity } from '../search/city-term.ts'
import { type Criteria, criteriaFields } from '../search/criteria.ts'
import { inState, stateName } from '../states.ts'
import type { Offer, Relaxed } from './answer.ts'
import { heldWords } from './held.ts'
import type { Placed } from './place.ts'
import { pointedOut } from './pointed-out.ts'
import { isSet } from './relaxing.ts'
import { reason, setAside } from './set-aside.ts'
import { consultantTexts } from './texts.ts'
import { capitalised, counted, listed, whereabouts } from './words.ts'

/** The result of a search, for its summary. `total` is above 0. */
export interface Outcome<T> {
  items: readonly T[]
  total: number
  asked: Criteria
  criteria: Criteria
  relaxed: Relaxed
  place: Placed
  notUnderstood: readonly string[]
}

/** Describes what the question's city resolved to, before the numbers; empty when it is as in the question. */
function aboutCity({ asked, place }: Pick<Outcome<Offer>, 'asked' | 'place'>): string {
  const name = displayName(bareCity(asked.city[0] ?? ''))
  if (place.city === 'absent')
    return `Não há imóveis em **${name}${asked.state.length === 1 ? `, ${asked.state[0]}` : ''}** na lista da Caixa agora.`
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

/** Names up to two cities whose names contain the one asked for. */
function alikeNames(items: readonly Offer[]): string {
  const names = [...new Set(items.map(item => displayName(item.city)))]
  return listed(names.slice(0, 2))
}

function counting({ asked, criteria, relaxed, items, total, place }: Outcome<Offer>): string {
  const found = counted(total, criteria.category)
  const where = whereabouts(criteria)
  const held = heldWords(criteria, total)
  if (place.city === 'absent' && !relaxed.includes('city'))
    return `Em lugares de nome parecido, como ${alikeNames(items)}, há ${found}${held}.`
  const toldBefore: Record<Placed['city'], string[]> = {
    absent: ['city', 'neighborhood'],
    elsewhere: ['state'],
    several: [],
    'as-said': [],
  }
  const others = relaxed.filter(name => !toldBefore[place.city].includes(name))
  // An absent city was already described.
  const around: Criteria = place.city === 'absent' ? { ...asked, city: [], neighborhood: [] } : asked
  if (others.length > 0) return setAside(around, others, where, found, held)
  if (relaxed.length > 0) return `${capitalised(where)}${where.includes(',') ? ',' : ''} há ${found}${held}.`
  return `Encontrei ${found} ${where}.`
}

/** Summarizes a search: number, place, the first listing, the best one, and what was dropped or not understood. */
export function summaryOf(outcome: Outcome<Offer>): string {
  const { items, total, criteria, asked, relaxed, notUnderstood } = outcome
  const dearer = asked.maxPrice !== null && relaxed.includes('maxPrice')
  const numbers = [aboutCity(outcome), counting(outcome), pointedOut(items, criteria, total, dearer)]
  return [numbers.filter(part => part !== '').join(' '), unused(notUnderstood)]
    .filter(part => part !== '')
    .join('\n\n')
}

const noneIn = (asked: Criteria): string => `Não há imóveis ${whereabouts(asked)} na lista da Caixa agora.`

/** Summarizes a search that found nothing, or only without any criteria. */
export function nothingSummary(asked: Criteria, place: Placed, notUnderstood: readonly string[]): string {
  const only = criteriaFields.filter(name => isSet(asked, name))
  const told = only.includes('category')
    ? null
    : only.join() === 'state'
      ? noneIn(asked)
      : reason(asked, only)
  const why = place.city === 'absent' ? aboutCity({ asked, place }) : told
  const text = why === null ? consultantTexts.noResults : `${why} Tente ajustar os filtros.`
  return [text, unused(notUnderstood)].filter(part => part !== '').join('\n\n')
}
