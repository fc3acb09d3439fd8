import { type ComponentType, lazy } from 'react'

/** A card whose code comes when it is first drawn. */
const part = <T, P>(load: () => Promise<T>, pick: (module: T) => ComponentType<P>) =>
  lazy(() => load().then(module => ({ default: pick(module) })))

export const Judgement = part(
  () => import('./judgement.tsx'),
  cards => cards.Judgement,
)
export const Risks = part(
  () => import('./risks.tsx'),
  cards => cards.Risks,
)
export const Details = part(
  () => import('./details-card.tsx'),
  cards => cards.DetailsCard,
)
export const Location = part(
  () => import('./location-card.tsx'),
  cards => cards.LocationCard,
)
export const Course = part(
  () => import('./course.tsx'),
  cards => cards.Course,
)
export const Financing = part(
  () => import('./financing-panel.tsx'),
  cards => cards.FinancingPanel,
)
export const Comparables = part(
  () => import('./comparables-card.tsx'),
  cards => cards.ComparablesCard,
)
