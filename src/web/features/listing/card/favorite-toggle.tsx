import { Heart } from 'lucide-react'
import type { Property } from '#contract/catalogue.ts'
import { toggleFavorite, useIsFavorite } from '../../../data/saved/favorites.ts'

/** The favorite button on a card's picture. */
export function FavoriteToggle({ property, name }: { property: Property; name: string }) {
  const saved = useIsFavorite(property.id)
  return (
    <button
      type="button"
      className="favorite-toggle"
      aria-pressed={saved}
      aria-label={`${saved ? 'Remover dos favoritos' : 'Salvar nos favoritos'}: ${name}`}
      onClick={() => toggleFavorite(property)}
    >
      <Heart className="size-5" />
    </button>
  )
}
