import { continueSearch } from '#domain/consultant/continued-search.ts'
import { mergeCriteria } from '#domain/search/merge-criteria.ts'
import { foldText } from '#domain/fold-text.ts'
import { pickPlace, replacePlace } from '#domain/search/replace-place.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '#domain/search/search-criteria.ts'
import { type CatalogueSource, isDemonstration } from '../../data/catalogue/catalogue-source.ts'
import { loadBundledSentences, serverSentences } from '../../data/catalogue/sentence-catalogue.ts'

/** A city that every parser knows. It stands where the text names a place that is still being typed. */
const knownCity = { name: 'São Paulo', state: 'SP' as const }

/** Whether the criteria search in the known city and name no other place. */
function isKnownCityAlone(criteria: Criteria): boolean {
  const { city, state, ...others } = pickPlace(criteria)
  return (
    city.length === 1 &&
    foldText(city[0] ?? '') === foldText(knownCity.name) &&
    state.length === 1 &&
    state[0] === knownCity.state &&
    Object.keys(writeCriteria({ ...emptyCriteria, ...others })).length === 0
  )
}

/**
 * Returns what a text searches for besides the place that follows it, as `casa em ` of `casa em Campinas, SP`; `null`
 * when that place is not simply where it searches ("perto de", "menos"), or when a part was not understood.
 * @param before the search that the text continues
 * @param conversation whether the text is said to the consultant, where a sentence may begin a search of its own; else
 *   every sentence is added to the search
 */
export async function findSentenceSearch(
  beginning: string,
  before: Criteria,
  conversation: boolean,
  source: CatalogueSource,
  signal: AbortSignal,
): Promise<Criteria | null> {
  const { understand } = isDemonstration(source) ? await loadBundledSentences() : serverSentences
  const text = `${beginning}${knownCity.name}, ${knownCity.state}`
  const understanding = await understand(text, signal)
  const continued = continueSearch(text, understanding, before)
  if (continued.kind !== 'search' || continued.listingId !== null || continued.notUnderstood.length > 0)
    return null
  const criteria =
    conversation || continued !== understanding
      ? continued.criteria
      : mergeCriteria(before, understanding.criteria)
  return isKnownCityAlone(criteria) ? replacePlace(criteria, {}) : null
}
