import './saved-searches.css'
import { RotateCw, Trash2, Undo2 } from 'lucide-react'
import type { SavedSearch } from '#contract/saved-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { searchNameLength } from '#contract/saved-limits.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { RenameInPlace } from '../../ui/rename-in-place.tsx'
import { Switch } from '../../ui/switch.tsx'
import { fromSavedFilters } from '../../data/saved/saved-filters.ts'
import {
  removeSavedSearch,
  renameSavedSearch,
  restoreSavedSearch,
  setSearchAlerts,
} from '../../data/saved/saved-search-actions.ts'
import type { SearchPreviewState } from '../../data/saved/saved-search-previews.ts'
import { FilterBadges } from './filter-badges.tsx'
import { SearchNews, SearchPictures, SearchTotal } from './search-preview.tsx'
import { writeSearchAnchor } from './saved-search-anchor.ts'

interface SavedSearchCardProps {
  search: SavedSearch
  preview: SearchPreviewState
  /** How its mails come: `na hora`, `por semana`. */
  rhythm: string
  removed?: boolean
  /** Whether it can be renamed and deleted here. */
  editable?: boolean
}

/** A saved search: since when, its filters, what it finds now with three pictures, what is new, its alerts, and deletion with undo. */
export function SavedSearchCard({
  search,
  preview,
  rhythm,
  removed = false,
  editable = true,
}: SavedSearchCardProps) {
  const { id, name, alerts } = search
  return (
    <article id={writeSearchAnchor(id)} className="saved-search" data-removed={removed || undefined}>
      <SearchPictures search={search} preview={removed ? 'away' : preview} />
      <div className="saved-search-body">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 flex-1">
            <RenameInPlace
              name={name}
              label="Nome da busca"
              maxLength={searchNameLength}
              fixed={removed || !editable}
              struck={removed}
              onRename={next => renameSavedSearch(id, next)}
            />
          </div>
          <span className="pt-3">{removed ? null : <SearchNews preview={preview} />}</span>
        </div>
        <p className="mb-2 text-xs text-ink-3">
          Salva em <time dateTime={search.created_at}>{formatBrasiliaDay(search.created_at)}</time>
        </p>
        <FilterBadges criteria={fromSavedFilters(search.filters)} />
        <p className="mt-2 min-h-10 text-sm text-ink-3 sm:min-h-5">
          {removed ? 'Busca excluída' : <SearchTotal preview={preview} />}
        </p>
        <div className="mt-auto pt-3">
          {!removed && (
            <Link
              to={pagePaths.search}
              search={{}}
              state={{ presetFilters: search.filters }}
              className={buttonClass('outline', 'w-full')}
              aria-label={`Recarregar Busca: ${name}`}
            >
              <RotateCw className="size-4 text-ink-3" aria-hidden="true" />
              Recarregar Busca
            </Link>
          )}
          <div className="saved-search-foot">
            <label htmlFor={`alerts-${id}`} className="flex min-h-target items-center gap-3 text-sm">
              <Switch
                id={`alerts-${id}`}
                aria-label="Avisar sobre novos imóveis"
                checked={alerts}
                disabled={removed}
                onTurn={on => setSearchAlerts(id, on)}
              />
              <span className="text-ink-2">{alerts ? `Avisa ${rhythm}` : 'Sem avisos'}</span>
            </label>
            {(editable || removed) && (
              <Button
                look="quiet"
                className="-mr-2 gap-1.5 px-2!"
                aria-label={`${removed ? 'Desfazer' : 'Excluir'}: ${name}`}
                onClick={() => (removed ? restoreSavedSearch(search) : removeSavedSearch(id))}
              >
                {removed ? <Undo2 className="size-4" /> : <Trash2 className="size-4" />}
                {removed ? 'Desfazer' : 'Excluir'}
              </Button>
            )}
          </div>
        </div>
      </div>
    </article>
  )
}

/** The skeleton of a saved search. */
export const SavedSearchCardSkeleton = () => (
  <div className="saved-search">
    <div className="search-pictures">
      {[0, 1, 2].map(at => (
        <span key={at} className="skeleton" />
      ))}
    </div>
    <div className="saved-search-body">
      <div className="flex h-target items-center">
        <div className="skeleton h-5 w-56" />
      </div>
      <div className="skeleton mt-1 h-4 w-40" />
      <div className="skeleton mt-3 h-4 w-48" />
      <div className="skeleton mt-3 h-target" />
      <div className="skeleton mt-auto h-target" />
    </div>
  </div>
)
