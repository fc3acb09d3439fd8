import { foldText } from '../fold-text.ts'
import type { Category } from '../property/listing.ts'
import { drawApartment } from './draw-apartment.ts'
import { drawOffice, drawShop, drawWarehouse } from './draw-commercial.ts'
import { drawHouse } from './draw-house.ts'
import { drawLand } from './draw-land.ts'
import { drawRural } from './draw-rural.ts'
import { drawStreet } from './draw-street.ts'
import type { DrawnShapes } from './drawn-shape.ts'
import { createDice, type SeededDice } from './seeded-dice.ts'

/** What the drawing of a property depends on. */
export interface DrawingSubject {
  id: string
  category: Category | null
  description: string
}

const tall = '6 6 388 291'
const low = '30 45 340 255'

/** What each kind of scene draws, and the visible part of the 400 × 300 picture; low scenes are shown larger. */
const scenes = {
  apartment: { draw: drawApartment, view: tall },
  house: { draw: drawHouse, view: low },
  land: { draw: drawLand, view: '12 47 376 252' },
  rural: { draw: drawRural, view: low },
  shop: { draw: drawShop, view: low },
  warehouse: { draw: drawWarehouse, view: low },
  office: { draw: drawOffice, view: tall },
  street: { draw: drawStreet, view: low },
} as const satisfies Record<string, { draw: (dice: SeededDice) => DrawnShapes; view: string }>
export type SceneKind = keyof typeof scenes
export const sceneKinds = Object.keys(scenes) as SceneKind[]

/** How many drawings there are of each kind; each can also be mirrored. */
export const sceneVariants = 24

const kindsByCategory = {
  apartamento: 'apartment',
  casa: 'house',
  terreno: 'land',
  rural: 'rural',
} as const satisfies Record<Exclude<Category, 'comercial'>, SceneKind>

/** Chooses the kind by category; commercial ones by the bank's own word (`Galpão`, `Sala`, `Prédio`). */
function chooseKind({ category, description }: Omit<DrawingSubject, 'id'>): SceneKind {
  if (category === null) return 'street'
  if (category !== 'comercial') return kindsByCategory[category]
  const head = foldText(description.split(',', 1)[0] ?? '')
  if (head.startsWith('galpao')) return 'warehouse'
  return /^(sala|predio|escritorio)/.test(head) ? 'office' : 'shop'
}

/** One of the drawings. */
export interface PropertyScene {
  kind: SceneKind
  /** 0 to `sceneVariants` − 1. */
  variant: number
  mirrored: boolean
}

/** Chooses the drawing of a property by its type and number: the same property always looks the same. */
export function choosePropertyScene({ id, ...subject }: DrawingSubject): PropertyScene {
  const dice = createDice(id)
  return { kind: chooseKind(subject), variant: dice.roll(sceneVariants), mirrored: dice.once(2) }
}

/** Draws a scene, not mirrored; `view` is its visible part as an SVG's view box. */
export function drawScene({ kind, variant }: Omit<PropertyScene, 'mirrored'>): {
  shapes: DrawnShapes
  view: string
} {
  const { draw, view } = scenes[kind]
  return { shapes: draw(createDice(`${kind} ${variant}`)), view }
}
