import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { previewPictures } from '#contract/saved-limits.ts'
import type { SavedSearch, SavedSearchPreview } from '#contract/saved-schemas.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import { describeListAge, rateListAge } from '#domain/freshness/list-age.ts'
import { describePresence } from '#domain/freshness/listing-presence.ts'
import { singleListText } from '#domain/freshness/list-freshness.ts'
import { listAgeInks } from '../listing/list-age-inks.ts'
import type { SearchPreviewState } from '../../data/saved/saved-search-previews.ts'
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
  return <span className="search-unseen">{describePresence(listing, now).short}</span>
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
            <span className="search-price">
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
 * `4 novos` since the last visit, `nada novo`; from a single list nothing is said about change, and nothing of a search
 * that does not notify, because nobody counts what is new in it.
 */
export function SearchNews({ preview }: { preview: SearchPreviewState }) {
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
export function SearchTotal({ preview }: { preview: SearchPreviewState }) {
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
