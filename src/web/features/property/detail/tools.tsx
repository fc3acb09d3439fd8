import { Heart, Share2 } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import type { Property } from '#contract/property.ts'
import { toggleFavorite, useIsFavorite } from '../../favorites/favorites.ts'
import { share } from './share.ts'

const beyondLists = new Set<string>([
  'analysis',
  'score',
  'region',
  'comparables',
  'history',
  'trajectory',
  'bankPage',
] satisfies Exclude<keyof PropertyDetail, keyof Property>[])

/** The property as lists have it: what a favourite keeps of it. */
const asListed = (detail: PropertyDetail): Property =>
  Object.fromEntries(Object.entries(detail).filter(([key]) => !beyondLists.has(key))) as unknown as Property

/** Favourite and share, as the headline and the floating bar have them. */
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
        onClick={() => toggleFavorite(asListed(property))}
      >
        <Heart className="size-5" />
      </button>
    </>
  )
}
