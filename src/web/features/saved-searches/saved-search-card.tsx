import './saved-searches.css'
import { RotateCw, Trash2, Undo2 } from 'lucide-react'
import type { SavedSearch, SavedSearchPreview } from '#contract/saved-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { previewPictures, searchNameLength } from '#contract/saved-limits.ts'
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
import { writeSearchAnchor } from './saved-search-anchor.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import { describeListAge, rateListAge } from '#domain/freshness/list-age.ts'
import { describePresence } from '#domain/freshness/listing-presence.ts'
import { singleListText } from '#domain/freshness/list-freshness.ts'
import { listAgeInks } from '../listing/list-age-inks.ts'
import { useNow } from '../../framework/use-now.ts'
import { formatRoundedMoney } from '../../ui/format-text.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { ListingPhoto } from '../listing/photo/listing-photo.tsx'

const isPreview = (state: SearchPreviewState): state is SavedSearchPreview => typeof state === 'object'

/** Says of a listing that its list lacks that it does; the line below says how old the lists are. */
function UnseenMark({ listing }: { listing: SavedSearchPreview['listings'][number] }) {
  const now = useNow()
  if (!listing.gone && listing.unseenSince === null) return null
  return (
    <span className="text-[0.6875rem] leading-[1.25] block font-normal whitespace-normal">
      {describePresence(listing, now).short}
    </span>
  )
}

/** The first three listings with their prices; a link that opens the search. */
export function SearchPictures({
  search,
  preview,
}: {
  search: Pick<SavedSearch, 'name' | 'filters'>
  preview: SearchPreviewState
}) {
  const listings = isPreview(preview) ? preview.listings : []
  return (
    <Link
      to={pagePaths.search}
      search={{}}
      state={{ presetFilters: search.filters }}
      className="search-pictures"
      aria-label={`Abrir a busca: ${search.name}`}
    >
      {Array.from({ length: previewPictures }, (_, at) => {
        const listing = listings[at]
        if (!listing) return <span key={at} className={preview === 'coming' ? 'skeleton' : undefined} />
        return (
          <span key={listing.id} className="scene">
            <ListingPhoto property={listing} sizes="(width >= 40rem) 9rem, 33vw" />
            <span className="text-2xs/5.5 absolute bottom-2 left-2 px-1.5 py-0.5 rounded-sm bg-plate text-plate-ink font-semibold whitespace-nowrap">
              {formatRoundedMoney(listing.price)}
              <UnseenMark listing={listing} />
            </span>
          </span>
        )
      })}
    </Link>
  )
}

/**
 * `4 novos` since the last visit, `nada novo`; no text while there is only one list, and for a search without alerts,
 * whose new listings are not counted.
 */
function SearchNews({ preview }: { preview: SearchPreviewState }) {
  if (!isPreview(preview)) return null
  if (preview.singleList)
    return <span className="text-sm whitespace-nowrap text-ink-3">{singleListText}</span>
  if (preview.newListings === null) return null
  return preview.newListings > 0 ? (
    <span className="text-sm font-semibold whitespace-nowrap text-gain">
      {formatCount(preview.newListings, 'novo', 'novos')}
    </span>
  ) : (
    <span className="text-sm whitespace-nowrap text-ink-3">nada novo</span>
  )
}

/** How many listings the search finds now, and how old the oldest list is that they come from. */
function SearchTotal({ preview }: { preview: SearchPreviewState }) {
  if (preview === 'coming') return <span className="skeleton h-4 w-40" />
  if (preview === 'away') return <span>sem conexão: a contagem volta com ela</span>
  const { total, oldestList } = preview
  return (
    <span className="text-pretty">
      {total === 0 ? 'nenhum imóvel agora' : formatPropertyCount(total)}
      {oldestList && (
        <span className={listAgeInks[rateListAge(oldestList.listAgeDays)]}>
          {' · '}
          <span className="whitespace-nowrap">
            {oldestList.uf} de {formatShortDate(oldestList.listDate)}
          </span>
          , <span className="whitespace-nowrap">{describeListAge(oldestList.listAgeDays)}</span>
        </span>
      )}
    </span>
  )
}

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
      <div className="flex flex-1 flex-col px-5 pt-1.5 pb-2">
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
          <div className="flex items-center justify-between gap-2 pt-2">
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
    <div className="flex flex-1 flex-col px-5 pt-1.5 pb-2">
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
