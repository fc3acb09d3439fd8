import { foldText } from '../fold-text.ts'
import { statesOfRegion } from '../regions.ts'
import { listUnmergedWords, mergeCriteria } from '../search/merge-criteria.ts'
import { type SavedFiltersJson, readSavedFilters } from '../search/saved-filters.ts'
import { type Criteria, dropCriteria, emptyCriteria, writeCriteria } from '../search/search-criteria.ts'
import { noPersonFacts } from '../search/sentence/person-facts.ts'
import type { SentenceUnderstanding } from '../search/sentence/read-sentence.ts'
import { withArticle } from '../search/sentence/place-mentions.ts'
import { findDays } from '../search/sentence/read-times.ts'
import type { Uf } from '../states.ts'
import {
  findBareChange,
  findBareRange,
  findEndDropped,
  findEndOpened,
  findMovedPrice,
} from './bare-changes.ts'
import { findDroppedCriteria } from './dropped-criteria.ts'
import { findShownListingQuestion } from './shown-listing-question.ts'

/** Matches words that continue an earlier sentence: "e em Goiânia?", "agora apartamentos", "só desocupado". */
const connectivePattern =
  /^(?:e|mas|agora|so|somente|apenas|tambem|ok|sim|isso|beleza|blz|certo|show|legal|hum+|ah|ou|tira|tire|tirar|remove|retira|inclu\w+|adicion\w+|acrescent\w+|coloca|bota|poe|troca|muda|melhor|na verdade|alias|ops|quer dizer|digo|aumenta|sobe|baixa|diminui|abaixa|prefiro|pode|tb|tbm|tmb|menos|exceto|fora|nada|nao|filtra|ordena|desses|dessas|deles|delas|desse|o|a|os|as|tanto|ta|esquece|deixa|ignora|nem|mais|em vez|ao inves|entao|dentre|dai|ai|tambem|vamos|bora|outra coisa|perai|pera|volt\w+)\b/
/** Matches words by which a sentence names what it wants; it then starts a new search. */
const newSearchPattern =
  /\b(?:imove(?:l|is)|algo|tudo|qualquer|quero|queria|procuro|busco|preciso|gostaria|mostr\w+|tem|tenho|ha)\b/
/** Matches words that refer to the results before, whatever verb the sentence has. */
const referring =
  /^esquec\w+ (?!tudo)|\b(?:desses|dessas|deles|delas|ai|so (?:os|as|o|a)|apenas (?:os|as)|somente (?:os|as)|(?:mostr\w+|ver|quero|queria|deix\w+|filtr\w+) (?:so|apenas|somente)|d[ao] lista|tambem|os que|as que|os de|as de|mais barat[oa]s|em vez|ao inves|na verdade|(?:ver|olhar|vejo|veja) (?:em|n[ao])|pensando (?:bem|melhor)|t(?:b|bm|mb)|agora|troca\w*|muda\w*|inclu\w+|adicion\w+|tir(?:a|e|ar)|mesma coisa|mesmo)\b/
/** Words that keep all but what they name. */
const samePattern =
  /^(?:e |mas |entao |oi |sera que )*(?:manten\w+|mantem|mesm[oa]s? )|\bresto (?:fica )?(?:igual|mesmo)\b|\btudo igual\b/
const restart =
  /^(?:(?:ok|nao|entao|ah|bom|olha|agora|e|mas|vamos|bora|pode|melhor|ta|opa|quero) ?,? ?)*(?:comec\w+ (?:de novo|do zero|outra vez|tudo|novamente)|recomec\w+|zera\w*|limpa\w*(?: (?:tudo|a busca|os filtros))?|esquec\w+ (?:tudo|isso|o que|aquilo|a busca|os filtros)|apaga\w* tudo|nova busca|do zero|outra busca|reinici\w+|busca nova|muda tudo|deixa (?:tudo )?pra la)/

const adding =
  /\b(?:tambem|tb|tbm|tmb|inclu\w+|adicion\w+|acrescent\w+|coloc\w+|bota|poe|junta|soma|alem d\w+)\b|^(?:ou|e mais|mais)\b/

/** Criteria whose value is in the words that take them back. */
const namedByDropping: ReadonlySet<keyof Criteria> = new Set(['occupancy', 'financing', 'fgts', 'text'])
const replacing = /\b(?:em vez|ao inves|no lugar)\b|^(?:\w+ )?(?:tro(?:c|qu)|substitu)\w+ .+ por /

const startOf = (message: string): string =>
  foldText(message.replace(/(?<!\p{L})ñ(?!\p{L})/giu, 'nao')).replace(/^[^\p{L}\p{N}]+/u, '')

/**
 * Combines a sentence with the search before it: a sentence that continues it ("até 80 mil", "e em Goiânia?", "tira os
 * terrenos", "esquece o preço") changes that search; any other starts a search of its own. `before`: the criteria of
 * that search, `null` when there was none; `shown`: the number of its listings. A question about one of them is no
 * search.
 */
export function continueSearch(
  message: string,
  said: SentenceUnderstanding,
  before: Criteria | null,
  shown = 0,
): SentenceUnderstanding {
  const understanding = before === null ? said : placeInCity(message, said, before)
  if (findShownListingQuestion(message, shown, understanding.criteria) !== null)
    return { ...understanding, kind: 'info', criteria: emptyCriteria, corrections: [], notUnderstood: [] }
  if (before === null || understanding.kind === 'greeting') return understanding
  const key = startOf(message)
  if (restart.test(key)) return { ...understanding, kind: 'search' }
  const { dropped, rest } = findDroppedCriteria(key)
  // "Não precisa ser em Canudos" of a search in that neighborhood releases only it.
  const isPart = before.neighborhood.some(name => key.includes(foldText(name)))
  const released =
    isPart && (understanding.released ?? []).length > 0
      ? (['neighborhood'] as const)
      : listReleased(understanding.released ?? [])
  const left = leaveNeighborhoods(key, understanding, before)
  if (left !== null)
    return {
      ...understanding,
      kind: 'search',
      criteria: { ...before, neighborhood: left },
      notUnderstood: [],
    }
  const days = understanding.kind === 'info' ? findDaysChange(key, before) : null
  if (days !== null)
    return {
      ...understanding,
      kind: 'search',
      criteria: { ...before, ...days },
      corrections: [],
      notUnderstood: [],
    }
  const states = leaveOutStates(before, understanding.rejectedStates ?? [])
  if (states !== null)
    return {
      ...understanding,
      kind: 'search',
      criteria: mergeCriteria({ ...before, region: [], state: states }, understanding.criteria),
      notUnderstood: listUnmergedWords(before, understanding.criteria),
    }
  const end = findEndDropped(key, before) ?? findEndOpened(key, before)
  if (end !== null)
    return { ...understanding, kind: 'search', criteria: dropCriteria(before, [end]), notUnderstood: [] }
  const moved = findMovedPrice(key, understanding.criteria, before)
  if (moved !== null)
    return {
      ...understanding,
      kind: 'search',
      criteria: mergeCriteria(before, { ...understanding.criteria, minPrice: null, maxPrice: moved }),
    }
  const bare = findBareRange(key, before) ?? findBareChange(key, before, understanding.kind)
  if (bare !== null)
    return { ...understanding, kind: 'search', criteria: mergeCriteria(before, bare), notUnderstood: [] }
  if (
    understanding.kind === 'info' &&
    dropped.length + released.length === 0 &&
    isFurtherWish(key, understanding)
  )
    return { ...understanding, kind: 'search', criteria: before, corrections: [] }
  if (
    understanding.kind !== 'search' &&
    (dropped.length + released.length === 0 ||
      /\bcomo\b|\bquem\b|\bo que\b|\bquanto\b(?! a[os]?s? )/.test(key))
  )
    return understanding
  if (dropped.length + released.length === 0 && !continuesSearch(key, understanding.criteria, before))
    return understanding
  const kept = dropCriteria(before, [...dropped, ...released])
  const now = readInCity(key, understanding, before)
  if (meansCityOfState.test(key) && now.city.length === 0 && before.city.length > 0) now.city = before.city
  if (replacing.test(key)) dropRestated(kept, now)
  // What only the dropping named ("pode ser ocupado", "sem piscina") is no wish of its own.
  for (const name of dropped)
    if ((!rest && !name.startsWith('not')) || namedByDropping.has(name))
      Object.assign(now, { [name]: emptyCriteria[name] })
  return {
    ...understanding,
    kind: 'search',
    criteria: mergeCriteria(kept, now, adding.test(key)),
    notUnderstood: [
      ...(dropped.length > 0 ? [] : understanding.notUnderstood),
      ...listUnmergedWords(kept, now),
    ],
  }
}

/** "E no Cabula?": nothing but a place, and what joins it to the search before. */
const onlyPlace =
  /^(?:(?:e|ou|mas|so|agora|tambem|tb|ok|entao|quero|prefiro|muda|troca|ve|olha|tem|pode ser|poe|bota|inclui|la|ali|pra) ?,? ?)*(?:em|n[oa]s?|pr[oa]) [a-z ,']+\??$/

/** Finds the name in "Boa Viagem não, Casa Forte" of a search in Boa Viagem. */
function findInstead(key: string, { neighborhood, city }: Criteria): string | null {
  const name =
    /^(?<first>[a-z ]+?) nao ?[,.;]? ?(?:(?:e|quero|so|prefiro|melhor|mas|em|n[oa]|sim) )*(?<name>[a-z]+(?: [a-z]+){0,3})[.!]?$/.exec(
      key,
    )?.groups
  return name === undefined || city.length !== 1 || !neighborhood.some(one => foldText(one) === name['first'])
    ? null
    : (name['name'] ?? '').toUpperCase()
}

/** Reads names that no list has as neighborhoods of the one city of the search before. */
function placeInCity(
  message: string,
  understanding: SentenceUnderstanding,
  before: Criteria,
): SentenceUnderstanding {
  const { unplacedNames = [], criteria, kind, notUnderstood } = understanding
  const instead = findInstead(startOf(message), before)
  if (instead !== null)
    return {
      ...understanding,
      kind: 'search',
      criteria: { ...emptyCriteria, neighborhood: [instead] },
      notUnderstood: [],
    }
  const namesPlace = criteria.city.length + criteria.neighborhood.length + criteria.state.length > 0
  if (unplacedNames.length === 0 || before.city.length !== 1 || namesPlace) return understanding
  if (kind !== 'search' && !onlyPlace.test(startOf(message))) return understanding
  const words = new Set(unplacedNames.flatMap(name => foldText(name).split(' ')))
  return {
    ...understanding,
    kind: 'search',
    criteria: { ...criteria, neighborhood: [...unplacedNames] },
    notUnderstood: notUnderstood.filter(
      part =>
        !foldText(part)
          .split(' ')
          .some(word => words.has(word)),
    ),
  }
}

/** The neighborhoods of the search before without the one that "esquece o Cabula" names; `null` when it names none. */
function leaveNeighborhoods(
  key: string,
  { notUnderstood }: SentenceUnderstanding,
  before: Criteria,
): string[] | null {
  if (!/\b(?:esquec|tir[ae]|sem|menos|fora|nao|exceto|remov|larg|desist)/.test(key)) return null
  const words = foldText(notUnderstood.join(' '))
  const left = before.neighborhood.filter(name => !words.includes(foldText(name)))
  return left.length === before.neighborhood.length ? null : left
}

/** "E no Boqueirão?": only a place, which an article places. */
const onlyArticlePlace =
  /^(?:(?:e|ou|mas|so|agora|tambem|tb|ok|entao|quero|prefiro) ?,? ?)*n[oa]s? [a-z ']+\??$/

/** The criteria of a sentence, with a neighborhood of the search's city instead of a small city of that name: "e no Buritis?" */
function readInCity(key: string, { criteria, namesake }: SentenceUnderstanding, before: Criteria): Criteria {
  const [city, ...others] = before.city
  const [named, second] = criteria.city
  // "E no Boqueirão?" after a neighborhood of Curitiba: an article places another of its parts.
  if (
    city !== undefined &&
    others.length === 0 &&
    before.neighborhood.length > 0 &&
    onlyArticlePlace.test(key)
  )
    if (named !== undefined && named !== city && second === undefined && !withArticle.test(foldText(named)))
      return { ...criteria, city: [], neighborhood: [...criteria.neighborhood, named] }
  return namesake == null || city === undefined || others.length > 0 || !namesake.cities.includes(city)
    ? { ...criteria }
    : { ...criteria, city: [], neighborhood: [namesake.neighborhood] }
}

/** "O de SC": which city of the name is meant. */
const meansCityOfState =
  /^(?:(?:e|eh|nao|,|ah) )*(?:o|a|esse|essa|aquel[ea]|la) (?:d[eoa]|em|que fica em|la d[eoa]) (?:\w+ ?){1,4}$/

const placeNames = ['state', 'city', 'neighborhood', 'region', 'interior', 'near', 'within'] as const

/** The criteria that a search loses with those that are not needed: with a place larger than a neighborhood all that says where. */
const listReleased = (names: readonly (keyof Criteria)[]): (keyof Criteria)[] =>
  names.some(name => name !== 'neighborhood' && (placeNames as readonly string[]).includes(name))
    ? [...names, ...placeNames]
    : [...names]

/** Matches a further wish: "e com varanda", "perto da escola", "que tenha elevador". */
const wishPattern =
  /^(?:(?:e|mas|tb|tambem|ah|ok|quero|queria) ?,? )*(?:com|sem|perto|proxim[oa]|pert(?:inho|in)|de (?:frente|esquina|preferencia)|que (?:tenha|tem|seja|fique|aceite|de|renda|dando)|(?:tem|precisa|tendo) (?:que )?(?:ter|ser))\b/
const questionWords =
  /\?|\b(?:como|quem|o que|oq|quanto|quanta|quando|qual|quais|por ?que|onde|posso|da pra|vale|explica)\b/

/** Whether a sentence that sets no criterion wants something more of the search before it. */
const isFurtherWish = (key: string, { facts, notUnderstood }: SentenceUnderstanding): boolean =>
  !questionWords.test(key) &&
  ((wishPattern.test(key) && notUnderstood.length > 0) ||
    (facts.purpose !== null && notUnderstood.length === 0))

/** The states of the search before without the rejected ones; `null` when it has none of them, or no others. */
function leaveOutStates({ state, region }: Criteria, rejected: readonly Uf[]): Uf[] | null {
  const all = [...state, ...region.flatMap(one => statesOfRegion[one])]
  const left = all.filter(one => !rejected.includes(one))
  return left.length === all.length || left.length === 0 ? null : left
}

/** Reads "amplia pra 20 dias" as a change of the only time in the search before. */
function findDaysChange(key: string, before: Criteria): Partial<Criteria> | null {
  const days = findDays(key)
  const [only, ...others] = (['newWithin', 'cutWithin', 'closesWithin'] as const).filter(
    name => before[name] !== null,
  )
  return days === null || only === undefined || others.length > 0 ? null : { [only]: days }
}

/** Whether criteria say where or what kind of property. */
const namesWhat = ({ category, state, city, region, near, neighborhood }: Criteria): boolean =>
  category.length + state.length + city.length + region.length + neighborhood.length > 0 || near !== null

/** One to three words, and no more. */
const bareWords = /^[a-z]+(?: [a-z]+){0,2}[.!?]?$/

/** Whether a sentence continues the search: it says neither where nor what, or begins as a continuation. */
function continuesSearch(key: string, criteria: Criteria, before: Criteria): boolean {
  if (referring.test(key) || !namesWhat(before)) return true
  if (!namesWhat(criteria)) return !/\b(?:imove(?:l|is)|algo|alguma coisa|qualquer coisa)\b/.test(key)
  // "terreno não, é casa" corrects what was wanted.
  if (before.category.some(one => criteria.notCategory.includes(one))) return true
  // "Mantém tudo, mas em Natal": only the place is new.
  if (criteria.category.length === 0 && samePattern.test(key)) return true
  if (newSearchPattern.test(key.replace(/^(?:nao |e |mas |so )+(?:quero|tem|ha)\b/, ''))) return false
  if (connectivePattern.test(key)) return true
  // "apartamentos" after "em São Luís": the kind was still open.
  if (before.category.length === 0 && !namesWhat({ ...criteria, category: [] })) return true
  // "apartamento" alone after "casa em Manaus": another kind there.
  if (bareWords.test(key) && Object.keys(writeCriteria(criteria)).join() === 'category') return true
  return criteria.category.length === 0
}

/** Takes out what "em vez de 20%" names again with the value it had. */
function dropRestated(kept: Criteria, now: Criteria): void {
  for (const name of Object.keys(emptyCriteria) as (keyof Criteria)[]) {
    const [was, is] = [kept[name], now[name]]
    if (Array.isArray(was) && Array.isArray(is)) {
      const others = (is as string[]).filter(one => !(was as string[]).includes(one))
      if (others.length > 0 && others.length < is.length) Object.assign(now, { [name]: others })
    } else if (was !== null && was === is && name !== 'sort') {
      Object.assign(kept, { [name]: emptyCriteria[name] })
      Object.assign(now, { [name]: emptyCriteria[name] })
    }
  }
}

/** Returns the understanding of a search whose criteria a person has edited, in place of its sentence's. */
export const understandFilters = (filters: SavedFiltersJson): SentenceUnderstanding => ({
  kind: 'search',
  criteria: readSavedFilters({ ...filters }),
  flags: { highROI: false, highDiscount: false },
  facts: noPersonFacts,
  listingId: null,
  corrections: [],
  notUnderstood: [],
})
