import '../saved-searches/saved-searches.css'
import { Link } from '../../framework/link.tsx'
import type { Me } from '#contract/account-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { SavedSearch } from '#contract/saved-schemas.ts'
import { useSearchPreviews } from '../../data/saved/saved-search-previews.ts'
import { describeRhythm } from '../account/rhythm-words.ts'
import { SavedSearchCard } from '../saved-searches/saved-search-card.tsx'

const shown = 3

/** The last saved searches: what each finds now, and what is new in it. */
export function DashboardSearches({ me, searches }: { me: Me; searches: readonly SavedSearch[] }) {
  const previewOf = useSearchPreviews(searches)
  return (
    <section aria-labelledby="searches-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="searches-title" className="text-lg font-bold tracking-tight">
          Buscas Salvas
        </h2>
        <Link to={pagePaths.savedSearches} search={{}} className="home-link">
          {searches.length > shown ? `Todas as ${searches.length}` : 'Ver todas'}
        </Link>
      </div>
      <ul className="home-searches mt-3" aria-label="Buscas Salvas">
        {searches.slice(0, shown).map(search => (
          <li key={search.id} className="min-w-0">
            <SavedSearchCard
              search={search}
              preview={previewOf(search.id)}
              rhythm={describeRhythm(me.preferences)}
              editable={false}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
