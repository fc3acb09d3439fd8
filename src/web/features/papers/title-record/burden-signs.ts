import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { BurdenState } from '#domain/title-records/burden-state.ts'

export const burdenGroupTitles: Readonly<Record<BurdenState, string>> = {
  'in force': 'Em vigor',
  uncertain: 'Incertos',
  cancelled: 'Cancelados',
}

/** Icon and colours of a state, always shown beside its word. What is cancelled is no gain, so it is not green. */
export const burdenSigns: Readonly<Record<BurdenState, { icon: LucideIcon; ink: string; plate: string }>> = {
  'in force': { icon: TriangleAlert, ink: 'text-risk', plate: 'bg-risk-soft' },
  uncertain: { icon: CircleAlert, ink: 'text-amber-text', plate: 'bg-amber-soft' },
  cancelled: { icon: CircleCheck, ink: 'text-ink-2', plate: 'bg-raised-2' },
}
