import { Link } from '@tanstack/react-router'
import { List } from 'lucide-react'
import { pagePaths } from '#contract/pages.ts'
import type { Criteria } from '#domain/search/criteria.ts'
import { searchFor, writeSearch } from '../../data/catalogue/search-state.ts'

/** Links to the whole list with the same filters. */
export const ToList = ({ criteria }: { criteria: Criteria }) => (
  <Link to={pagePaths.search} search={writeSearch(searchFor(criteria))} className="control map-to-list">
    <List className="size-4 shrink-0" />
    Ver Lista
  </Link>
)
