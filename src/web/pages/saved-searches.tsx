import { Link } from '@tanstack/react-router'
import { pagePaths } from '#contract/pages.ts'
import type { SavedSearch } from '#contract/saved.ts'
import { AwayNote } from '../features/favorites/away-note.tsx'
import { useInSight } from '../features/favorites/in-sight.ts'
import { NothingHere, NothingReached } from '../features/favorites/no-favorites.tsx'
import { SavedHead } from '../features/favorites/saved-head.tsx'
import { refreshSearches, useSavedSearches, wasDeletedHere } from '../data/saved/saved-searches.ts'
import { SearchCard, SearchCardSkeleton } from '../features/saved-searches/search-card.tsx'
import { buttonClass } from '../ui/button.tsx'
import { usePageTitle } from '../ui/page-title.ts'

const idOf = (search: SavedSearch): string => search.id
const listClass = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(22rem,1fr))] lg:gap-5'

const NewSearch = () => (
  <Link to={pagePaths.search} search={{}} className={buttonClass('primary')}>
    Nova Busca
  </Link>
)

const summaryOf = (total: number): string =>
  total === 0 ? '' : total === 1 ? '1 busca salva' : `${total} buscas salvas`

export default function SavedSearchesPage() {
  usePageTitle('Buscas Salvas', 'Suas buscas de imóveis da Caixa, prontas para repetir e com avisos.')
  const { items, status, waiting, away } = useSavedSearches()
  const all = useInSight(items, idOf, wasDeletedHere)
  const saved = new Set(items.map(idOf))
  const loading = status === 'loading'
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={loading}
      className="px-4 pt-4 pb-16 outline-none lg:px-7 lg:pt-5"
    >
      <SavedHead title="Buscas Salvas" summary={loading ? '' : summaryOf(items.length)}>
        {all.length > 0 && <NewSearch />}
      </SavedHead>
      {all.length > 0 && (
        <AwayNote
          away={away}
          waiting={waiting}
          lastSeen="Estas são as buscas que você viu por último."
          onRetry={refreshSearches}
        />
      )}
      {all.length > 0 ? (
        <ul className={listClass} aria-label="Buscas salvas">
          {all.map(search => (
            <li key={search.id} className="min-w-0">
              <SearchCard search={search} removed={!saved.has(search.id)} />
            </li>
          ))}
        </ul>
      ) : loading ? (
        <div className={listClass} aria-hidden="true">
          {[0, 1, 2].map(at => (
            <SearchCardSkeleton key={at} />
          ))}
        </div>
      ) : away ? (
        <NothingReached what="suas buscas" onRetry={refreshSearches} />
      ) : (
        <NothingHere title="Nenhuma busca salva" action={<NewSearch />}>
          Faça uma busca e toque em “Salvar busca” para repeti-la depois e ser avisado dos imóveis novos.
        </NothingHere>
      )}
    </main>
  )
}
