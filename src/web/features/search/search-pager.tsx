import { pagePaths } from '#contract/page-paths.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { pageSize } from '../../data/catalogue/list-queries.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { buttonClass } from '../../ui/button.tsx'
import { integerFormat } from '../../ui/format-text.ts'
import { NextPageButton, PreviousPageLink } from '../../ui/list-pages.tsx'
import { Link } from '../../framework/link.tsx'

/** One page of a search's list, counted from 1; the first is the search itself. */
export const findSearchPage = (criteria: Criteria, page: number) => ({
  to: pagePaths.search,
  search: { ...writeSearchAddress(criteria), ...(page > 1 && { pagina: String(page) }) },
})

/** `30 de 152 imóveis`; `31 a 60 de 152 imóveis` where the list does not begin at its top. */
function describeShownRange(page: number, shown: number, total: number): string {
  const before = (page - 1) * pageSize
  const range =
    before === 0
      ? integerFormat(shown)
      : `${integerFormat(before + 1)} a ${integerFormat(Math.min(before + shown, total))}`
  return `${range} de ${integerFormat(total)} imóveis`
}

/**
 * The end of a list of several pages: says how much of it is shown and, where there is more, offers a button that adds
 * it.
 */
export function SearchPager({
  criteria,
  page,
  shown,
  total,
  more,
}: {
  criteria: Criteria
  /** The page that the list begins with, counted from 1. */
  page: number
  shown: number
  total: number
  /** How more is loaded; `null` at the end of the list. */
  more: { load: () => void; isLoading: boolean; isFailed: boolean } | null
}) {
  const nextPage = page + Math.max(1, Math.ceil(shown / pageSize))
  return (
    <nav aria-label="Páginas" className="mt-8 flex flex-col items-center gap-3">
      <p className="text-sm text-ink-3">
        {more?.isFailed
          ? 'Não foi possível carregar mais. O que já veio continua na tela.'
          : describeShownRange(page, shown, total)}
      </p>
      <div className="flex w-full flex-wrap justify-center gap-3">
        {page > 1 && <PreviousPageLink {...findSearchPage(criteria, page - 1)} />}
        {more !== null && (
          <NextPageButton
            to={findSearchPage(criteria, nextPage)}
            isLoading={more.isLoading}
            onMore={more.load}
          />
        )}
      </div>
    </nav>
  )
}

/** Says that a list ends before the page of the address. */
export const BeyondTheEnd = ({ criteria, total }: { criteria: Criteria; total: number }) => (
  <div className="py-8 text-center">
    <h2 className="text-lg font-semibold">A lista termina antes desta página</h2>
    <p className="mt-1 text-ink-2">São {integerFormat(total)} imóveis, nas páginas anteriores.</p>
    <Link
      to={pagePaths.search}
      search={writeSearchAddress(criteria)}
      aria-current={undefined}
      className={buttonClass('outline', 'mt-6')}
    >
      Ver desde o começo
    </Link>
  </div>
)
