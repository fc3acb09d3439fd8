import { Heart, Share2 } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { toggleFavorite, useIsFavorite } from '../../data/saved/favorite-actions.ts'
import { shareProperty } from './share-property.ts'

/** The favorite and share buttons of the headline and the floating bar. */
export function PropertyTools({ property }: { property: PropertyDetail }) {
  const saved = useIsFavorite(property.id)
  return (
    <>
      <button
        type="button"
        className="detail-tool"
        aria-label="Compartilhar"
        title="Compartilhar"
        onClick={() => void shareProperty(property)}
      >
        <Share2 className="size-5" />
      </button>
      <button
        type="button"
        className="detail-tool"
        aria-pressed={saved}
        aria-label={saved ? 'Remover dos favoritos' : 'Salvar nos favoritos'}
        title={saved ? 'Remover dos favoritos' : 'Salvar nos favoritos'}
        onClick={() => toggleFavorite(property, Date.now())}
      >
        <Heart className="size-5" />
      </button>
    </>
  )
}
