import { useQuery } from '@tanstack/react-query'
import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { changeSearchPreset, findSearchPreset, searchPresetNames } from '#domain/search/search-presets.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { countsQuery } from '../../data/catalogue/list-queries.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { integerFormat } from '../../ui/format-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { isOfResale, useSearchPresets } from './use-search-presets.ts'

const tabClass =
  'inline-flex h-9 shrink-0 items-center gap-2 rounded-full px-3 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink target aria-[current]:bg-raised-3 aria-[current]:text-ink'

/** The presets of the search: each keeps the other filters, and says how many it would find. Wide screens show them. */
export function ListTabs({ criteria, counted }: { criteria: Criteria; counted: boolean }) {
  const current = findSearchPreset(criteria)
  const choices = [null, ...useSearchPresets(current)]
  const presets = choices.map(preset => changeSearchPreset(criteria, preset))
  const { data: totals } = useQuery({
    ...countsQuery(useCatalogueSource(), presets.slice(1)),
    enabled: counted,
  })
  return (
    <nav aria-label="Listas" className="list-tabs -mx-3 flex flex-wrap py-1 max-lg:hidden">
      {choices.map((choice, at) => (
        <Link
          key={choice}
          to={pagePaths.search}
          search={writeSearchAddress(presets[at] ?? criteria)}
          className={classNames(tabClass, isOfResale(choice, current) && 'for-resale')}
          activeOptions={{ exact: true }}
          aria-current={choice === current ? 'page' : undefined}
        >
          {choice === null ? 'Todos' : searchPresetNames[choice]}
          {at > 0 && (
            // As wide as the count of the whole catalogue, before it is known: nothing jumps.
            <span className="min-w-11 text-xs text-ink-3 tabular-nums">
              {totals && integerFormat(totals[at - 1] ?? 0)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
