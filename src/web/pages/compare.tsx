import '../features/compare/comparison-print.css'
import { readTextParameter, usePageLocation } from '../framework/page-location.ts'
import { useNavigate } from '../framework/page-navigation.ts'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import {
  listCompared,
  maxCompared,
  maxComparedWide,
  readComparedIds,
  writeComparedIds,
} from '../features/compare/comparison-state.ts'
import { ComparisonTable } from '../features/compare/comparison-table.tsx'
import { ComparisonPicker } from '../features/compare/comparison-picker.tsx'
import { ComparisonSkeleton, EmptyComparison } from '../features/compare/comparison-states.tsx'
import { OfflineNote } from '../features/favorites/offline-note.tsx'
import { loadFavorites, useFavorites } from '../data/saved/favorite-actions.ts'
import { Button } from '../ui/button.tsx'
import { useCatalogueSize } from '../features/listing/catalogue-size.ts'
import { copyLink } from '../ui/toast/copy-text.ts'
import { classNames } from '../ui/class-names.ts'
import { useMedia } from '../ui/use-media.ts'
import { wideScreenQuery } from '../ui/wide-screen.ts'
import { usePageHead } from '../framework/page-head.ts'
import { useQueries } from '@tanstack/react-query'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { propertyQuery } from '../data/catalogue/property-query.ts'
import { useCatalogueSource } from '../data/catalogue/catalogue-source.ts'

/**
 * Returns the properties' details, one per number: `undefined` while loading, `null` when not available now. They are
 * fetched only from the server, and not while it is away.
 */
function useComparedDetails(ids: readonly string[], away: boolean): (PropertyDetail | null | undefined)[] {
  const enabled = useCatalogueSource() === 'server' && !away
  return useQueries({
    queries: ids.map(id => ({ ...propertyQuery('server', id), enabled })),
    combine: answers =>
      answers.map(({ data, fetchStatus }) => data ?? (fetchStatus === 'fetching' ? undefined : null)),
  })
}

/** Says how many numbers in the address are not among the favorites. */
const Missing = ({ total }: { total: number }) => (
  <p className="mb-5 rounded-md bg-raised-2 px-4 py-3 text-sm text-ink-2">
    {total === 1
      ? 'Um imóvel deste link não está nos seus favoritos. Salve-o na busca para comparar.'
      : `${total} imóveis deste link não estão nos seus favoritos. Salve-os na busca para comparar.`}
  </p>
)

/** The comparison of favorites that the address names. */
export default function ComparePage() {
  usePageHead({
    title: 'Comparar imóveis',
    description: 'Até 6 imóveis da Caixa lado a lado: preço, desconto, retorno e venda.',
  })
  const navigate = useNavigate()
  const asked = readComparedIds(readTextParameter(usePageLocation().query.ids))
  const { items: favorites, status, away, waiting } = useFavorites()
  const source = useCatalogueSize()
  const [picking, setPicking] = useState(false)

  const loading = status === 'loading'
  const most = useMedia(wideScreenQuery) ? maxComparedWide : maxCompared
  const { chosen, missing } = listCompared(asked, favorites, most)
  const ids = chosen.map(favorite => favorite.property_id)
  const details = useComparedDetails(ids, away)

  /** The pressed button may disappear: the focus moves to the page. */
  const compare = (next: readonly string[]) => {
    void navigate({ to: pagePaths.compare, search: writeComparedIds(next), resetScroll: false })
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={loading}
      className={classNames(
        'comparison mx-auto px-4 pt-6 pb-16 outline-none lg:px-7 lg:pt-8',
        chosen.length > 2 && most > maxCompared ? 'max-w-[96rem]' : 'max-w-6xl',
      )}
    >
      <div className="mb-6 flex min-h-target items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold tracking-tight">Comparar imóveis</h1>
          <output className="text-sm text-ink-3">
            {chosen.length === 0
              ? `Até ${most} favoritos, lado a lado`
              : chosen.length === 1
                ? 'Um dos seus favoritos: adicione outro para comparar'
                : `${chosen.length} dos seus favoritos, lado a lado`}
          </output>
        </div>
        {chosen.length > 0 && (
          <Button className="comparison-change" onClick={() => void copyLink(window.location.href)}>
            <Link2 className="size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">Copiar link</span>
          </Button>
        )}
      </div>
      <OfflineNote
        away={away}
        waiting={waiting}
        lastSeen={favorites.length > 0 ? 'Estes são os números que você viu por último.' : ''}
        onRetry={loadFavorites}
      />
      {missing > 0 && !loading && !away && <Missing total={missing} />}
      {chosen.length > 0 ? (
        <ComparisonTable
          favorites={chosen}
          details={details}
          source={source}
          most={most}
          onAdd={() => setPicking(true)}
          onRemove={id => compare(ids.filter(other => other !== id))}
        />
      ) : loading && asked.length > 0 ? (
        <ComparisonSkeleton columns={Math.min(asked.length, most)} />
      ) : (
        <EmptyComparison
          favorites={loading ? null : favorites.length}
          away={away}
          onPick={() => setPicking(true)}
        />
      )}
      {picking && (
        <ComparisonPicker
          favorites={favorites}
          chosen={ids}
          most={most}
          onChoose={compare}
          onClose={() => setPicking(false)}
        />
      )}
    </main>
  )
}
