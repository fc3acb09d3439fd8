import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { writeHomeSearch } from '#contract/home-purchase-query.ts'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import { mostHomes } from '#domain/home-purchase/find-homes.ts'
import { type HomeQuestion, writeHomeQuestion } from '#domain/home-purchase/home-question.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import { askWithFallback, type CatalogueSource } from './catalogue-source.ts'

/** Homes of one page. */
const homesPerPage = 20

/** The last page of the hundred best, from 0. */
const lastPage = Math.ceil(mostHomes / homesPerPage) - 1

/**
 * The homes that fit a family, page by page; asked only for a family.
 * @param first the page that it begins with, counted from 0
 */
export const homesQuery = (source: CatalogueSource, question: HomeQuestion, first = 0) => {
  const written = writeHomeQuestion(question)
  return infiniteQueryOptions({
    queryKey: ['homes', source, writeQueryString(written), ...(first > 0 ? [Math.min(first, lastPage)] : [])],
    queryFn: ({ pageParam, signal }) =>
      askWithFallback(source, catalogue => {
        const page = { page: pageParam, limit: homesPerPage }
        return catalogue.homes({ question, ...page, body: writeHomeSearch(question, page) }, signal)
      }),
    initialPageParam: Math.min(first, lastPage),
    getNextPageParam: last =>
      (last.page + 1) * last.limit < last.total && last.items.length > 0 ? last.page + 1 : undefined,
    enabled: hasMeans(question.family),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
