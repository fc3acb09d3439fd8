import { memo } from 'react'
import { choosePropertyScene, type DrawingSubject, type SceneKind } from '#domain/drawing/property-scene.ts'
import apartment from './pictures/apartment.svg'
import house from './pictures/house.svg'
import land from './pictures/land.svg'
import office from './pictures/office.svg'
import rural from './pictures/rural.svg'
import shop from './pictures/shop.svg'
import street from './pictures/street.svg'
import warehouse from './pictures/warehouse.svg'

export type { DrawingSubject }

const pictures: Record<SceneKind, string> = {
  apartment,
  house,
  land,
  office,
  rural,
  shop,
  street,
  warehouse,
}

/**
 * The drawing of a property without a photo, by its type and number: a symbol of the file of its kind, in the colours
 * of the theme.
 */
export const PropertyDrawing = memo(function Drawing({ subject }: { subject: DrawingSubject }) {
  const { kind, variant, mirrored } = choosePropertyScene(subject)
  return (
    <svg className={mirrored ? 'drawing-mirrored' : undefined} aria-hidden="true" focusable="false">
      <use href={`${pictures[kind]}#v${variant}`} />
    </svg>
  )
})
