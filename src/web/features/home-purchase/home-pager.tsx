import { pagePaths } from '#contract/page-paths.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { writeHomeQuestion } from '#domain/home-purchase/home-question.ts'
import { NextPageButton, PreviousPageLink } from '../../ui/list-pages.tsx'

/** A page of the list, counted from 0; the first is the question itself. */
const findPage = (question: HomeQuestion, page: number) => ({
  to: pagePaths.homePurchase,
  search: { ...writeHomeQuestion(question), ...(page > 0 && { pagina: String(page + 1) }) },
})

/** The ways to the pages before and after those that are shown. */
export function HomePager({
  question,
  before,
  next,
  isLoading,
  onMore,
}: {
  question: HomeQuestion
  /** How many pages lie before the list. */
  before: number
  /** The page that follows, from 0; `null` at the end. */
  next: number | null
  isLoading: boolean
  onMore: () => void
}) {
  if (before === 0 && next === null) return null
  return (
    <nav aria-label="Páginas" className="mt-4 flex flex-wrap justify-center gap-3">
      {before > 0 && <PreviousPageLink {...findPage(question, before - 1)} />}
      {next !== null && (
        <NextPageButton to={findPage(question, next)} isLoading={isLoading} onMore={onMore} />
      )}
    </nav>
  )
}
