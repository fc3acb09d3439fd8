import { drawApartment } from './draw-apartment.ts'
import { drawOffice, drawShop, drawWarehouse } from './draw-commercial.ts'
import { drawHouse } from './draw-house.ts'
import { drawLand } from './draw-land.ts'
import { drawRural } from './draw-rural.ts'
import { drawStreet } from './draw-street.ts'
import type { DrawnShapes } from './drawn-shape.ts'
import type { PropertyScene, SceneKind } from './property-scene.ts'
import { createDice, type SeededDice } from './seeded-dice.ts'

const tall = '6 6 388 291'
const low = '30 45 340 255'

/** What each kind of scene draws, and the visible part of the 400 × 300 picture; low scenes are shown larger. */
const scenes: Record<SceneKind, { draw: (dice: SeededDice) => DrawnShapes; view: string }> = {
  apartment: { draw: drawApartment, view: tall },
  house: { draw: drawHouse, view: low },
  land: { draw: drawLand, view: '12 47 376 252' },
  rural: { draw: drawRural, view: low },
  shop: { draw: drawShop, view: low },
  warehouse: { draw: drawWarehouse, view: low },
  office: { draw: drawOffice, view: tall },
  street: { draw: drawStreet, view: low },
}

/**
 * Draws a scene, not mirrored; `view` is its visible part as an SVG's view box. Pages show what it drew when the pictures
 * were written, and do without its code.
 */
export function drawScene({ kind, variant }: Omit<PropertyScene, 'mirrored'>): {
  shapes: DrawnShapes
  view: string
} {
  const { draw, view } = scenes[kind]
  return { shapes: draw(createDice(`${kind} ${variant}`)), view }
}
