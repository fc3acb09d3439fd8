import { Link } from '../../framework/link.tsx'
import { List } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'

/** Links to the whole list with the same filters. */
export const BackToList = ({ criteria }: { criteria: Criteria }) => (
  <Link to={pagePaths.search} search={writeSearchAddress(criteria)} className="control map-to-list">
    <List className="size-4 shrink-0" />
    Ver Lista
  </Link>
)
