import { Heart } from 'lucide-react'
import type { Property } from '#contract/catalogue-schemas.ts'
import { toggleFavorite, useIsFavorite } from '../../../data/saved/favorite-actions.ts'

/** The favorite button on a card's picture. */
export function FavoriteToggle({ property, name }: { property: Property; name: string }) {
  const saved = useIsFavorite(property.id)
  return (
    <button
      type="button"
      className="favorite-toggle"
      aria-pressed={saved}
      aria-label={`${saved ? 'Remover dos favoritos' : 'Salvar nos favoritos'}: ${name}`}
      onClick={() => toggleFavorite(property, Date.now())}
    >
      <Heart className="size-5" />
    </button>
  )
}
