import { useEffect } from 'react'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { sentenceName, writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { usePageLocation } from '../../framework/page-location.ts'
import { useNavigate } from '../../framework/page-navigation.ts'

/** Parses a text in the address of a page that the browser renders. When the parsing fails, its words are searched. */
export function useSentSentence(criteria: Criteria): void {
  const navigate = useNavigate()
  const source = useCatalogueSource()
  const sentence = [usePageLocation().query[sentenceName] ?? ''].flat().at(-1) ?? ''
  useEffect(() => {
    if (sentence === '') return
    const leaving = new AbortController()
    void import('./understand-text.ts').then(async ({ addWords, understandText }) => {
      const answer = await understandText(sentence, criteria, source, leaving.signal).catch(() => null)
      if (leaving.signal.aborted) return
      if (answer?.kind === 'property')
        return navigate({ to: writePropertyPath(answer.id), search: {}, replace: true })
      const found = answer?.kind === 'search' ? answer : null
      await navigate({
        to: pagePaths.search,
        search: writeSearchAddress(found?.criteria ?? addWords(sentence, criteria)),
        replace: true,
        state: found?.note ? { searchNote: found.note } : {},
      })
    })
    return () => leaving.abort()
  }, [sentence, criteria, source, navigate])
}
