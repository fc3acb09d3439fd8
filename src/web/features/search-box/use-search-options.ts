import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { foldText } from '#domain/fold-text.ts'
import { replacePlace } from '#domain/search/replace-place.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { useSignedIn } from '../../data/account/use-signed-in.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { numberQuery, suggestionsQuery } from '../../data/catalogue/list-queries.ts'
import { savedSearchMirror } from '../../data/saved/saved-search-actions.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import {
  offerCompletions,
  offerPlaces,
  offerProperty,
  offerSavedSearches,
  type SearchOption,
} from './search-options.ts'
import { findTypedPlace, isPlaceLike, readListingNumber } from './typed-text.ts'

/** Milliseconds without a key before the catalogue is asked. */
const pauseMs = 70
const maxPlaces = 6
const maxSaved = 3

export interface SearchOptions {
  options: SearchOption[]
  /** What the list says instead of, or below, its options; empty when nothing. */
  remark: string
}

/** Returns the account's saved searches as this device knows them. */
function useKnownSearches() {
  const mirror = savedSearchMirror()
  const signedIn = useSignedIn() !== null
  useEffect(() => {
    if (!signedIn) return undefined
    mirror.refresh()
    return () => mirror.letGo()
  }, [mirror, signedIn])
  return useSyncExternalStore(mirror.subscribe, mirror.view).items
}

/** Whether one text is the other, typed on: places for the one may stand while those for the other are loading. */
function isSamePlaceTyped(one: string, other: string): boolean {
  const [some, others] = [foldText(one), foldText(other)]
  return some.startsWith(others) || others.startsWith(some)
}

/** Suggests places for the text, or for the place at its end; earlier requests are aborted. */
function usePlaces(text: string, criteria: Criteria, whole: boolean) {
  const source = useCatalogueSource()
  const settled = useDebounced(text, pauseMs)
  const elsewhere = replacePlace(criteria, {})
  const asWhole = whole && isPlaceLike(settled) && readListingNumber(settled) === null
  const first = useQuery({
    ...suggestionsQuery(source, settled, elsewhere),
    enabled: asWhole,
    placeholderData: keepPreviousData,
  })
  const asked = findTypedPlace(settled)
  const second = useQuery({
    ...suggestionsQuery(source, asked?.typed ?? '', emptyCriteria),
    enabled: asked !== null,
    placeholderData: (places, query) =>
      isSamePlaceTyped(asked?.typed ?? '', String(query?.queryKey[2])) ? places : undefined,
  })
  const named = asWhole ? (first.data?.places ?? []) : []
  const ending = findTypedPlace(text)
  const isSettled =
    asked !== null &&
    ending !== null &&
    settled.slice(0, asked.start) === text.slice(0, ending.start) &&
    isSamePlaceTyped(asked.typed, ending.typed)
  const completed = isSettled ? (second.data?.places ?? []) : []
  return {
    options:
      named.length > 0
        ? offerPlaces(named.slice(0, maxPlaces))
        : offerCompletions(text, ending?.start ?? 0, completed.slice(0, maxPlaces)),
    failed: (asWhole && first.isError) || (asked !== null && second.isError),
  }
}

/** Places at the end of a message. */
export function usePlaceCompletions(text: string): SearchOptions {
  const { options } = usePlaces(text, emptyCriteria, false)
  return { options, remark: '' }
}

/** Everything that the box offers for a text: places, a listing by its number, own searches. */
export function useSearchOptions(text: string, criteria: Criteria): SearchOptions {
  const source = useCatalogueSource()
  const saved = useKnownSearches()
  const number = readListingNumber(text)
  const listing = useQuery({ ...numberQuery(source, number ?? ''), enabled: number !== null })
  const { options: places, failed } = usePlaces(text, criteria, true)
  if (number !== null)
    return {
      options: listing.data ? [offerProperty(listing.data)] : [],
      remark: listing.data === null ? `Nenhum imóvel da lista tem o número ${number}.` : '',
    }
  const empty = text.trim() === ''
  const own = empty || isPlaceLike(text) ? offerSavedSearches(saved, text, maxSaved) : []
  return {
    options: [...(empty ? [] : places), ...own],
    remark: failed && !empty ? 'Sem sugestões agora. Enter busca o que você escreveu.' : '',
  }
}
