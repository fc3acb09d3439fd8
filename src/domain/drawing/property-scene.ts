import { foldText } from '../fold-text.ts'
import type { Category } from '../property/listing.ts'
import { createDice } from './seeded-dice.ts'

/** What the drawing of a property depends on. */
export interface DrawingSubject {
  id: string
  category: Category | null
  description: string
}

export const sceneKinds = [
  'apartment',
  'house',
  'land',
  'rural',
  'shop',
  'warehouse',
  'office',
  'street',
] as const
export type SceneKind = (typeof sceneKinds)[number]

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
