import { Link } from '@tanstack/react-router'
import { List } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { searchStateFor, writeSearchState } from '../../data/catalogue/search-state.ts'

/** Links to the whole list with the same filters. */
export const BackToList = ({ criteria }: { criteria: Criteria }) => (
  <Link
    to={pagePaths.search}
    search={writeSearchState(searchStateFor(criteria))}
    className="control map-to-list"
  >
    <List className="size-4 shrink-0" />
    Ver Lista
  </Link>
)
