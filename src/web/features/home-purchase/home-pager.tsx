import { pagePaths } from '#contract/page-paths.ts'
import { NextPageButton, PreviousPageLink } from '../../ui/list-pages.tsx'
import { type HomeAddress, homeAddressCodec } from './home-state.ts'

/** A page of the list, counted from 0; the first page is the address itself. */
const findPage = (address: HomeAddress, page: number) => ({
  to: pagePaths.homePurchase,
  search: {
    ...homeAddressCodec.write({ ...address, chosen: null }),
    ...(page > 0 && { pagina: String(page + 1) }),
  },
})

/** The ways to the pages before and after those that are shown. */
export function HomePager({
  address,
  before,
  next,
  isLoading,
  onMore,
}: {
  address: HomeAddress
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
      {before > 0 && <PreviousPageLink {...findPage(address, before - 1)} />}
      {next !== null && <NextPageButton to={findPage(address, next)} isLoading={isLoading} onMore={onMore} />}
    </nav>
  )
}
