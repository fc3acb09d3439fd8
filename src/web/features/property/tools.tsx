import { Heart, Share2 } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { toggleFavorite, useIsFavorite } from '../../data/saved/favorites.ts'
import { share } from './share.ts'

/** The favorite and share buttons of the headline and the floating bar. */
export function Tools({ property }: { property: PropertyDetail }) {
  const saved = useIsFavorite(property.id)
  return (
    <>
      <button
        type="button"
        className="detail-tool"
        aria-label="Compartilhar"
        title="Compartilhar"
        onClick={() => void share(property)}
      >
        <Share2 className="size-5" />
      </button>
      <button
        type="button"
        className="detail-tool"
        aria-pressed={saved}
        aria-label={saved ? 'Remover dos favoritos' : 'Salvar nos favoritos'}
        title={saved ? 'Remover dos favoritos' : 'Salvar nos favoritos'}
        onClick={() => toggleFavorite(property)}
      >
        <Heart className="size-5" />
      </button>
    </>
  )
}
