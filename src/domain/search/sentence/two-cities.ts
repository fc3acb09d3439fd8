import type { Gazetteer } from './gazetteer.ts'
import { type Reading, take, tell } from './reading.ts'
import { setCity, setNeighborhood, setState } from './settle.ts'
import { type Mention, stateAfter } from './state-mentions.ts'
import { wordAt } from './windows.ts'

/** A second city: the first may be its neighbourhood, or it one of the first; else it is told. */
export function settleSecond(
  reading: Reading,
  gazetteer: Gazetteer,
  first: Mention | undefined,
  mention: Mention,
): void {
  const { criteria } = reading
  if (first?.city == null || mention.city === null || criteria.neighborhood.length > 0)
    return tell(reading, mention.from, mention.to)
  if (/^(moro|vivo|sou|trabalho|estou|resido)$/.test(wordAt(reading, first.from - 2))) {
    setCity(reading, gazetteer, mention.city, null)
    return take(reading, mention.from, mention.to)
  }
  if (first.city === mention.city) return take(reading, mention.from, mention.to)
  const joined = reading.tokens
    .slice(first.to, mention.from)
    .every(({ word }) => /^(,|-|em|de|do|da|no|na|bairro|\/|\()$/.test(word))
  const isIn = (name: string, city: string) =>
    (gazetteer.neighborhoods.get(name) ?? []).some(
      place => place.cityKey === gazetteer.cities.get(city)?.find(one => one.state === place.state)?.key,
    )
  if (joined && isIn(first.city, mention.city)) {
    setNeighborhood(reading, first.city, gazetteer.neighborhoods.get(first.city))
    setCity(reading, gazetteer, mention.city, null)
  } else if (joined && isIn(mention.city, first.city))
    setNeighborhood(reading, mention.city, gazetteer.neighborhoods.get(mention.city))
  else if (
    joined &&
    /^(em|no|na|de|do|da)$/.test(wordAt(reading, first.to)) &&
    reading.criteria.state.length === 0
  ) {
    // "na Barra em Salvador": a part of the second that no list names.
    tell(reading, first.from, first.to)
    setCity(reading, gazetteer, mention.city, null)
  } else return tell(reading, mention.from, mention.to)
  take(reading, mention.from, mention.to)
  const after = stateAfter(
    reading,
    mention.to,
    (gazetteer.cities.get(mention.city) ?? []).map(place => place.state),
  )
  if (after) setState(reading, after)
}

/** Listings that make a neighbourhood better known than a city without any. */
const heardOf = 10

/** A city without listings that is the name of a neighbourhood with many ("em Boa Viagem"): the neighbourhood is meant. */
export function preferHeardOf(reading: Reading, gazetteer: Gazetteer, { city, from }: Mention): void {
  const { criteria } = reading
  if (city === null || criteria.neighborhood.length > 0 || criteria.state.length > 0) return
  if (/^(cidade|municipio)$/.test(wordAt(reading, from - 2))) return
  const places = gazetteer.cities.get(city) ?? []
  const parts = gazetteer.neighborhoods.get(city) ?? []
  if (criteria.city[0] !== places[0]?.key.toUpperCase() || places.some(place => place.total > 0)) return
  if (parts.reduce((sum, place) => sum + place.total, 0) < heardOf) return
  criteria.city = []
  setNeighborhood(reading, city, parts)
}
