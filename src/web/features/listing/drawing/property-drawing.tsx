import { type ReactNode, memo } from 'react'
import type { Category } from '#domain/property/listing.ts'
import { foldText } from '#domain/fold-text.ts'
import { drawApartment } from './apartment.tsx'
import { drawOffice, drawShop, drawWarehouse } from './commercial.tsx'
import { type SeededDice, createDice } from './seeded-dice.ts'
import { drawHouse } from './house.tsx'
import { drawLand } from './land.tsx'
import { drawRural } from './rural.tsx'
import { drawStreet } from './street.tsx'

export interface DrawingSubject {
  id: string
  category: Category | null
  description: string
}

interface Scene {
  draw: (dice: SeededDice) => ReactNode
  /** The visible part of the 400 × 300 picture; low scenes are shown larger. */
  view: string
}

const tall = '6 6 388 291'
const low = '30 45 340 255'

const byCategory: Record<Category, Scene> = {
  apartamento: { draw: drawApartment, view: tall },
  casa: { draw: drawHouse, view: low },
  terreno: { draw: drawLand, view: '12 47 376 252' },
  rural: { draw: drawRural, view: low },
  comercial: { draw: drawShop, view: low },
}

/** Chooses the scene by category; commercial ones by the bank's own word (`Galpão`, `Sala`, `Prédio`). */
function sceneOf({ category, description }: DrawingSubject): Scene {
  if (category === null) return { draw: drawStreet, view: low }
  if (category !== 'comercial') return byCategory[category]
  const head = foldText(description.split(',', 1)[0] ?? '')
  if (head.startsWith('galpao')) return { draw: drawWarehouse, view: low }
  return /^(sala|predio|escritorio)/.test(head) ? { draw: drawOffice, view: tall } : byCategory.comercial
}

/**
 * The drawing of a property without a photo: a pure function of its type and number, so that the same property always
 * looks the same and neighbors differ.
 */
export const PropertyDrawing = memo(function Drawing({ subject }: { subject: DrawingSubject }) {
  const { draw, view } = sceneOf(subject)
  return (
    <svg viewBox={view} preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      {draw(createDice(subject.id))}
    </svg>
  )
})
