import { writePropertyPath, pagePaths } from '#contract/page-paths.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { changeSearchPreset, searchPresets } from '#domain/search/search-presets.ts'
import { countsQuery, facetsQuery, listQuery, statsQuery } from '../data/catalogue/list-queries.ts'
import { readSearchAddress, sentenceName, writeSearchAddress } from '../data/catalogue/search-address.ts'
import { searchFormName } from '../data/catalogue/search-form-address.ts'
import { readPageNumber } from '../features/places/place-pages.ts'
import { listOtherSearches } from '../features/search/other-searches.ts'
import { addWords, understandSentText } from '../features/search-box/understand-text.ts'
import type { PageRedirect, PreparePage } from '../framework/page-preparation.ts'

/** Milliseconds for finding out what a sentence means. */
const sentenceMs = 5_000

/** Returns the address of what a text means; without an answer its words are searched. */
async function redirectSentence(text: string, before: Criteria): Promise<PageRedirect> {
  const answer = await understandSentText(text, before, AbortSignal.timeout(sentenceMs)).catch(() => null)
  if (answer?.kind === 'property') return { to: writePropertyPath(answer.id) }
  return { to: pagePaths.search, search: writeSearchAddress(answer?.criteria ?? addWords(text, before)) }
}

/**
 * Fetches the list, the dates of the lists, and the counts of filters and presets; for an empty list also the counts of
 * similar searches.
 */
export const preparePage: PreparePage = async ({ client, location }) => {
  const criteria = readSearchAddress(location.query)
  const { [sentenceName]: sentence, [searchFormName]: sentForm } = location.query
  if (sentence !== undefined) return redirectSentence([sentence].flat().at(-1) ?? '', criteria)
  if (sentForm !== undefined) return { to: pagePaths.search, search: writeSearchAddress(criteria) }
  const presets = searchPresets.map(preset => changeSearchPreset(criteria, preset))
  const list = listQuery('server', criteria, readPageNumber(location.query.pagina) - 1)
  await Promise.all([
    client.prefetchInfiniteQuery(list),
    client.prefetchQuery(statsQuery('server')),
    client.prefetchQuery(facetsQuery('server', criteria)),
    client.prefetchQuery(countsQuery('server', presets)),
    ...(criteria.hasAuctionDate === true
      ? [client.prefetchQuery(countsQuery('server', [{ ...criteria, hasAuctionDate: false }]))]
      : []),
  ])
  const found = client.getQueryData(list.queryKey)
  const others = found?.pages[0]?.total === 0 ? listOtherSearches(criteria) : []
  if (others.length === 0) return undefined
  await client.prefetchQuery(
    countsQuery(
      'server',
      others.map(other => other.criteria),
    ),
  )
  return undefined
}
