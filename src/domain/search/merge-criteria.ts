import { maxTextLength } from './criteria-fields.ts'
import { joinSearchWords } from './join-search-words.ts'
import { comparedFigures, type Criteria, emptyCriteria } from './search-criteria.ts'

const isGiven = <T>(value: T, empty: T): boolean => JSON.stringify(value) !== JSON.stringify(empty)
const union = <T>(some: readonly T[], others: readonly T[]): T[] => [...new Set([...some, ...others])]
const without = <T>(some: readonly T[], others: readonly T[]): T[] =>
  some.filter(one => !others.includes(one))

/** The fields that say where; a new place replaces the whole old one. */
const placeFields = [
  'state',
  'region',
  'city',
  'neighborhood',
  'near',
  'within',
  'nearAddress',
  'withinMetres',
  'shape',
] as const
/** What only buildings have. */
const ofBuildings = ['minRooms', 'maxRooms', 'minGarage'] as const
/** Lists to which "também" adds. */
const addable = ['state', 'city', 'neighborhood', 'region', 'category', 'modality'] as const
const excluded = [
  ['category', 'notCategory'],
  ['modality', 'notModality'],
  ['city', 'notCity'],
  ['neighborhood', 'notNeighborhood'],
] as const

/**
 * Merges the criteria of a sentence into those before it: new values win; a new place replaces the whole old one, but a
 * neighborhood alone stays in its city and "interior" in its state, and words are added to words, but for those
 * that `listUnmergedWords` lists. `adds`: whether the sentence adds to lists
 * ("apartamentos também").
 */
export function mergeCriteria(before: Criteria, now: Criteria, adds = false): Criteria {
  const all: Criteria = { ...before }
  const take = <Name extends keyof Criteria>(name: Name): void => {
    if (isGiven(now[name], emptyCriteria[name])) all[name] = now[name]
  }
  for (const name of Object.keys(emptyCriteria) as (keyof Criteria)[]) take(name)
  if (now.state.length + now.city.length + now.region.length > 0 || now.near !== null) {
    for (const name of placeFields) Object.assign(all, { [name]: now[name] })
    all.interior = now.interior
  }
  // "Agora terreno": land has neither rooms nor a garage.
  if (!adds && now.category.length > 0 && now.category.every(one => one === 'terreno'))
    for (const name of ofBuildings) Object.assign(all, { [name]: now[name] })
  if (adds)
    for (const name of addable)
      if (now[name].length > 0) Object.assign(all, { [name]: union<string>(before[name], now[name]) })
  if (adds && before.city.length > 0 && now.city.length > 0 && now.state.length === 0)
    all.state = before.state
  for (const [wanted, not] of excluded) exclude(all, before, now, adds, wanted, not)
  all.text = listUnmergedWords(before, now).length > 0 ? before.text : joinSearchWords(before.text, now.text)
  for (const { min: least, max: most } of comparedFigures) {
    if (least === null || most === null) continue
    const [min, max] = [all[least], all[most]]
    if (min === null || max === null || min <= max) continue
    all[now[least] === null ? least : most] = null
  }
  return all
}

/** Lists the words of a sentence that make the text longer than it may be: the words before stay without them. */
export function listUnmergedWords(before: Pick<Criteria, 'text'>, now: Pick<Criteria, 'text'>): string[] {
  const text = joinSearchWords(before.text, now.text) ?? ''
  return now.text !== null && [...text].length > maxTextLength ? [now.text] : []
}

/** Takes what is excluded now out of what was wanted, and what is wanted now out of what was excluded. */
function exclude(
  all: Criteria,
  before: Criteria,
  now: Criteria,
  adds: boolean,
  wanted: (typeof excluded)[number][0],
  not: (typeof excluded)[number][1],
): void {
  // "pode licitação também": what was excluded is allowed again, nothing else is ruled out.
  const allowed =
    adds && before[wanted].length === 0 && now[wanted].some(one => before[not].includes(one as never))
  const rest = allowed ? [] : without<string>(all[wanted], now[not])
  const had = !allowed && without<string>(before[wanted], now[not]).length < before[wanted].length
  Object.assign(all, { [wanted]: rest })
  // "tira os terrenos" of houses and land leaves houses, and "esquece Manaus, vê em Belém" Belém: no exclusion is needed.
  const out = had && rest.length > 0 ? before[not] : union<string>(before[not], now[not])
  Object.assign(all, { [not]: without<string>(out, now[wanted]) })
}
