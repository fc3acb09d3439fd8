import { useState } from 'react'
import { photoWidths } from '#contract/photo-path.ts'
import type { Property } from '#contract/property-schemas.ts'
import { readHeadName } from '#domain/property/place-names.ts'
import { PropertyDrawing } from '../drawing/property-drawing.tsx'
import { usePhotos } from './known-photos.ts'

/** Photos that were displayed before; they appear without fading in. */
const displayedPhotos = new Set<string>()

function Picture({ path, alt, sizes, eager }: { path: string; alt: string; sizes: string; eager: boolean }) {
  const [state, setState] = useState<'coming' | 'here' | 'failed'>(
    displayedPhotos.has(path) ? 'here' : 'coming',
  )
  if (state === 'failed') return null
  const show = () => {
    displayedPhotos.add(path)
    setState('here')
  }
  return (
    <img
      className="photo"
      data-here={state === 'here' || undefined}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      sizes={sizes}
      srcSet={photoWidths.map(width => `${path}?w=${width} ${width}w`).join(', ')}
      src={`${path}?w=640`}
      onLoad={event => void event.currentTarget.decode().then(show, show)}
      onError={() => setState('failed')}
    />
  )
}

/**
 * The picture of a property: its drawing, over which the bank's photo fades in when there is one. It fills its
 * positioned parent, so that the layout does not shift.
 */
export function ListingPhoto({
  property,
  index = 0,
  sizes,
  eager = false,
}: {
  property: Pick<Property, 'id' | 'category' | 'description' | 'propertyType' | 'images'>
  /** The position of the photo, from 0. */
  index?: number
  /** The value of `<img sizes>`. */
  sizes: string
  /** Loads at once: for the first picture of a page. */
  eager?: boolean
}) {
  const path = usePhotos(property)[index]
  return (
    <>
      <PropertyDrawing subject={property} />
      {path !== undefined && (
        <Picture
          key={path}
          path={path}
          alt={`${index === 0 ? 'Foto' : `Foto ${index + 1}`}: ${readHeadName(property)}`}
          sizes={sizes}
          eager={eager}
        />
      )}
    </>
  )
}
