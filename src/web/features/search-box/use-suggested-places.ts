import { queryOptions, useQuery } from '@tanstack/react-query'
import { foldText } from '#domain/fold-text.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import { replacePlace } from '#domain/search/replace-place.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '#domain/search/search-criteria.ts'
import { type CatalogueSource, useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { suggestionsQuery } from '../../data/catalogue/list-queries.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { offerPlaces, type SearchOption } from './search-options.ts'
import { findTypedPlace, isPlaceLike, readListingNumber } from './typed-text.ts'

/** Milliseconds without a key before the catalogue is asked. */
const pauseMs = 70
const maxPlaces = 6

type TypedPlace = NonNullable<ReturnType<typeof findTypedPlace>>

/** What a text is added to. */
export interface TextContext {
  /** The search on the page, or the last one of the conversation. */
  criteria: Criteria
  /** Whether the text is a message to the consultant, to whom a place alone is a question like a sentence. */
  conversation: boolean
}

/** What the sentence searches for around the place that is being typed; `null` when its listings cannot be counted. */
const sentenceSearchQuery = (
  source: CatalogueSource,
  beginning: string,
  { criteria, conversation }: TextContext,
) =>
  queryOptions({
    queryKey: ['sentence-search', source, beginning, conversation, writeQueryString(writeCriteria(criteria))],
    queryFn: async ({ signal }) => {
      const { findSentenceSearch } = await import('./sentence-search.ts')
      return findSentenceSearch(beginning, criteria, conversation, source, signal)
    },
    retry: false,
  })

/** Fetches the places of a name; meanwhile the places of a shorter or longer beginning stay. */
function usePlacesNamed(source: CatalogueSource, typed: string, criteria: Criteria, enabled: boolean) {
  const asked = suggestionsQuery(source, typed, criteria)
  return useQuery({
    ...asked,
    enabled,
    placeholderData: (previous, query) => {
      const [, at, name = '', searchedCriteria] = (query?.queryKey ?? []) as string[]
      const now = foldText(typed)
      const related = name !== '' && (name.startsWith(now) || now.startsWith(name))
      return related && at === source && searchedCriteria === asked.queryKey[3] ? previous : undefined
    },
  })
}

/** The places that a part of the text may name, each counted by the search that the text with it gives. */
function usePlacesOf(text: string, place: TypedPlace | null, context: TextContext) {
  const source = useCatalogueSource()
  const typed = place?.typed ?? ''
  // A place alone in the box is chosen from the list, not parsed.
  const chosen = place?.start === 0 && !context.conversation
  const sentence = useQuery({
    ...sentenceSearchQuery(source, text.slice(0, place?.start ?? 0), context),
    enabled: place !== null && !chosen,
  })
  const search = chosen ? replacePlace(context.criteria, {}) : (sentence.data ?? null)
  const known = chosen || !sentence.isPending
  const counted = usePlacesNamed(source, typed, search ?? emptyCriteria, place !== null && known)
  // The consultant, and a sentence, may name a place without such listings.
  const without = !chosen && search !== null && counted.data?.places.length === 0
  const any = usePlacesNamed(source, typed, emptyCriteria, place !== null && without)
  const found = without ? any : counted
  return {
    places: place === null ? undefined : found.data?.places.slice(0, maxPlaces),
    counted: search !== null && !without,
    failed: place !== null && found.isError,
  }
}

/** Suggests places for the text as a whole or, when none has this name, for the place at its end. */
export function useSuggestedPlaces(
  text: string,
  context: TextContext,
): { options: SearchOption[]; failed: boolean } {
  const settled = useDebounced(text, pauseMs)
  const isName = isPlaceLike(settled) && readListingNumber(settled) === null
  const whole = usePlacesOf(settled, isName ? { start: 0, typed: settled } : null, context)
  const isNone = !isName || whole.failed || whole.places?.length === 0
  const end = findTypedPlace(settled)
  const ending = usePlacesOf(settled, isNone ? end : null, context)
  const failed = whole.failed || ending.failed
  if (whole.places !== undefined && whole.places.length > 0)
    return { options: offerPlaces(whole.places, whole.counted, context.conversation ? '' : null), failed }
  // The text typed meanwhile may name another place.
  const beginning = text.slice(0, findTypedPlace(text)?.start ?? 0)
  const isSame = end !== null && beginning === settled.slice(0, end.start)
  return { options: isSame ? offerPlaces(ending.places ?? [], ending.counted, beginning) : [], failed }
}
