import { Link } from '@tanstack/react-router'
import { RotateCw, Trash2, Undo2 } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { SavedSearch } from '#contract/saved-schemas.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatShortDate } from '../../ui/format-text.ts'
import { RenameInPlace } from '../../ui/rename-in-place.tsx'
import { Switch } from '../../ui/switch.tsx'
import { FilterBadges } from './filter-badges.tsx'
import { fromSavedFilters } from '../../data/saved/saved-filters.ts'
import { searchNameLength } from '#contract/saved-limits.ts'
import {
  removeSavedSearch,
  renameSavedSearch,
  restoreSavedSearch,
  setSearchAlerts,
} from '../../data/saved/saved-search-actions.ts'

/** A saved search: its name, its criteria, a link that runs it, its alerts, and deletion with undo. */
export function SavedSearchCard({ search, removed }: { search: SavedSearch; removed: boolean }) {
  const { id, name, alerts } = search
  return (
    <article
      className={classNames(
        'flex h-full flex-col rounded-xl border px-4 pt-2 pb-4 sm:px-5 sm:pt-3 sm:pb-5',
        removed ? 'border-dashed border-line-strong' : 'border-line bg-raised shadow-card',
      )}
    >
      <div>
        <RenameInPlace
          name={name}
          label="Nome da busca"
          maxLength={searchNameLength}
          fixed={removed}
          onRename={next => renameSavedSearch(id, next)}
        />
        <p className="mb-3 text-sm text-ink-3">
          {removed ? 'Busca excluída' : `Salva em ${formatShortDate(search.created_at)}`}
        </p>
        <FilterBadges criteria={fromSavedFilters(search.filters)} />
      </div>
      <div className="mt-auto pt-4">
        <label
          htmlFor={`alerts-${id}`}
          className={classNames(
            'flex min-h-target items-center justify-between gap-4 border-t border-line pt-1 text-sm',
            removed ? 'text-ink-3' : 'text-ink-2',
          )}
        >
          Avisar sobre novos imóveis
          <Switch
            id={`alerts-${id}`}
            checked={alerts}
            disabled={removed}
            onTurn={on => setSearchAlerts(id, on)}
          />
        </label>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <Link
            to={pagePaths.search}
            search={{}}
            state={{ presetFilters: search.filters }}
            className={buttonClass('outline', 'flex-1 px-2!')}
          >
            <RotateCw className="size-4" />
            Recarregar Busca
          </Link>
          <Button
            look="quiet"
            className="gap-1.5 px-2!"
            aria-label={`${removed ? 'Desfazer' : 'Excluir'}: ${name}`}
            onClick={() => (removed ? restoreSavedSearch(search) : removeSavedSearch(id))}
          >
            {removed ? <Undo2 className="size-4" /> : <Trash2 className="size-4" />}
            {removed ? 'Desfazer' : 'Excluir'}
          </Button>
        </div>
      </div>
    </article>
  )
}

/** The skeleton of a saved search. */
export const SavedSearchCardSkeleton = () => (
  <div className="flex h-61 flex-col rounded-xl border border-line bg-raised px-4 pt-2 pb-4 sm:px-5 sm:pt-3 sm:pb-5 shadow-card">
    <div className="flex h-target items-center">
      <div className="skeleton h-5 w-56" />
    </div>
    <div className="skeleton mt-1 h-3 w-32" />
    <div className="mt-4 flex gap-1.5">
      <div className="skeleton h-6 w-24" />
      <div className="skeleton h-6 w-28" />
    </div>
    <div className="skeleton mt-auto h-target" />
  </div>
)
