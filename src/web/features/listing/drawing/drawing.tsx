import { type ReactNode, memo } from 'react'
import type { Category } from '#domain/property/property.ts'
import { fold } from '#domain/text.ts'
import { apartment } from './apartment.tsx'
import { office, shop, warehouse } from './commercial.tsx'
import { type Dice, diceFrom } from './dice.ts'
import { house } from './house.tsx'
import { land } from './land.tsx'
import { rural } from './rural.tsx'
import { street } from './street.tsx'

export interface Subject {
  id: string
  category: Category | null
  description: string
}

interface Scene {
  draw: (dice: Dice) => ReactNode
  /** The visible part of the 400 × 300 picture; low scenes are shown larger. */
  view: string
}

const tall = '6 6 388 291'
const low = '30 45 340 255'

const byCategory: Record<Category, Scene> = {
  apartamento: { draw: apartment, view: tall },
  casa: { draw: house, view: low },
  terreno: { draw: land, view: '12 47 376 252' },
  rural: { draw: rural, view: low },
  comercial: { draw: shop, view: low },
}

/** Chooses the scene by category; commercial ones by the bank's own word (`Galpão`, `Sala`, `Prédio`). */
function sceneOf({ category, description }: Subject): Scene {
  if (category === null) return { draw: street, view: low }
  if (category !== 'comercial') return byCategory[category]
  const head = fold(description.split(',', 1)[0] ?? '')
  if (head.startsWith('galpao')) return { draw: warehouse, view: low }
  return /^(sala|predio|escritorio)/.test(head) ? { draw: office, view: tall } : byCategory.comercial
}

/**
 * The drawing of a property without a photo: a pure function of its type and number, so that the same property always
 * looks the same and neighbors differ.
 */
export const Drawing = memo(function Drawing({ subject }: { subject: Subject }) {
  const { draw, view } = sceneOf(subject)
  return (
    <svg viewBox={view} preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      {draw(diceFrom(subject.id))}
    </svg>
  )
})
