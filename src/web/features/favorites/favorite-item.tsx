import { TrendingDown, TrendingUp, Trash2, Undo2, Unlink } from 'lucide-react'
import { memo } from 'react'
import type { Favorite } from '#contract/saved-schemas.ts'
import type { FavoriteStage } from '#domain/property/favorite-stage.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatShortDate } from '../../ui/format-text.ts'
import { SeenStamp } from '../listing/seen-stamp.tsx'
import { ListingCard } from '../listing/card/listing-card.tsx'
import { toggleFavorite } from '../../data/saved/favorite-actions.ts'
import { describeChangeSinceSaved } from './favorite-order.ts'
import { FavoriteAnnotationForm } from './favorite-annotations.tsx'

const looks = {
  gone: { icon: Unlink, className: 'text-risk' },
  down: { icon: TrendingDown, className: 'text-gain' },
  up: { icon: TrendingUp, className: 'text-ink-2' },
}

/** One line under the card: what changed since it was saved, else when it was saved. */
function Note({ favorite, removed }: { favorite: Favorite; removed: boolean }) {
  if (removed) return <p className="truncate text-ink-2">Removido dos favoritos</p>
  const change = describeChangeSinceSaved(favorite)
  if (change === null)
    return <p className="truncate text-ink-3">Salvo em {formatShortDate(favorite.saved_at)}</p>
  const { icon: Icon, className } = looks[change.kind]
  return (
    <p className={classNames('flex min-w-0 items-center gap-1.5 font-medium', className)}>
      <Icon className="size-4 shrink-0" />
      <span className="truncate first-letter:uppercase" title={change.words}>
        {change.words}
      </span>
    </p>
  )
}

/** The property's name as people say it. */
export const favoriteName = ({ property }: Favorite): string =>
  `${readHeadName(property)}, ${formatPlaceName(property.city)}`

/** A favorite: its card, what changed since it was saved, notes, comparison, and removal with undo. */
export const FavoriteItem = memo(function FavoriteItem({
  favorite,
  removed,
  chosen,
  choosable,
  demonstration,
  now,
  onChoose,
  onStage,
  onNotes,
}: {
  favorite: Favorite
  removed: boolean
  chosen: boolean
  choosable: boolean
  demonstration: boolean
  now: number
  onChoose: (id: string, chosen: boolean) => void
  onStage: (id: string, stage: FavoriteStage | null) => void
  onNotes: (favorite: Favorite) => void
}) {
  const { property } = favorite
  const name = favoriteName(favorite)
  return (
    <li className="favorite" data-faded={removed || property.gone || undefined}>
      <div className="flex-1">
        <ListingCard
          property={property}
          layout="grid"
          demonstration={demonstration}
          now={now}
          listMark="none"
        />
      </div>
      <div className="mt-2 flex h-5 items-center px-1 text-sm">
        <Note favorite={favorite} removed={removed} />
      </div>
      <div className="mt-1 min-h-4 px-1 text-xs">
        {!property.gone && <SeenStamp property={property} demonstration={demonstration} now={now} />}
      </div>
      <FavoriteAnnotationForm {...{ favorite, name, removed, onStage, onNotes }} />
      <div className="flex items-center justify-between pl-1">
        <label
          className={classNames(
            'flex min-h-target items-center gap-2.5 pr-3 text-sm font-medium',
            !choosable && 'cursor-default text-ink-3',
          )}
        >
          <input
            type="checkbox"
            className="tick"
            checked={chosen}
            disabled={!choosable}
            aria-label={`Comparar: ${name}`}
            onChange={event => onChoose(property.id, event.target.checked)}
          />
          Comparar
        </label>
        <Button
          look="quiet"
          className="gap-1.5 px-3 text-sm"
          aria-label={`${removed ? 'Desfazer' : 'Remover'}: ${name}`}
          onClick={() => toggleFavorite(property, Date.now())}
        >
          {removed ? <Undo2 className="size-4" /> : <Trash2 className="size-4" />}
          {removed ? 'Desfazer' : 'Remover'}
        </Button>
      </div>
    </li>
  )
})

/** The skeleton of what stands under a favorite's card. */
export const FavoriteFootSkeleton = () => (
  <div className="px-1 pt-3">
    <div className="skeleton h-3 w-40" />
    <div className="skeleton mt-3 h-24.75 rounded-lg" />
    <div className="flex h-target items-center justify-between">
      <div className="skeleton h-4 w-24" />
      <div className="skeleton h-4 w-20" />
    </div>
  </div>
)
