import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSignedIn } from '../../data/account/use-signed-in.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { numberQuery } from '../../data/catalogue/list-queries.ts'
import { savedSearchMirror, useSavedSearchView } from '../../data/saved/saved-search-actions.ts'
import { useNow } from '../../framework/use-now.ts'
import { offerProperty, offerSavedSearches, type SearchOption } from './search-options.ts'
import { isPlaceLike, readListingNumber } from './typed-text.ts'
import { type TextContext, useSuggestedPlaces } from './use-suggested-places.ts'

const maxSaved = 3

export interface SearchOptions {
  options: SearchOption[]
  /** What the list says instead of, or below, its options; empty when nothing. */
  remark: string
}

/** Returns the account's saved searches as this device knows them. */
function useKnownSearches() {
  const signedIn = useSignedIn() !== null
  useEffect(() => {
    if (!signedIn) return undefined
    const mirror = savedSearchMirror()
    mirror.refresh()
    return () => mirror.letGo()
  }, [signedIn])
  return useSavedSearchView().items
}

/** Everything that a field offers for a text: places, a listing by its number, own searches. */
export function useSearchOptions(text: string, context: TextContext): SearchOptions {
  const source = useCatalogueSource()
  const saved = useKnownSearches()
  const now = useNow()
  const number = readListingNumber(text)
  const listing = useQuery({ ...numberQuery(source, number ?? ''), enabled: number !== null })
  const { options: places, failed } = useSuggestedPlaces(text, context)
  if (number !== null)
    return {
      options: listing.data ? [offerProperty(listing.data, now)] : [],
      remark: listing.data === null ? `Nenhum imóvel da lista tem o número ${number}.` : '',
    }
  const empty = text.trim() === ''
  const own = empty || isPlaceLike(text) ? offerSavedSearches(saved, text, maxSaved) : []
  const does = context.conversation ? 'envia' : 'busca'
  return {
    options: [...(empty ? [] : places), ...own],
    remark: failed && !empty ? `Sem sugestões agora. Enter ${does} o que você escreveu.` : '',
  }
}
