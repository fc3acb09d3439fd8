import { CircleAlert, CircleCheck, CircleDot, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { DossierRow } from '#domain/dossier/dossier-row.ts'

interface StateSign {
  icon: LucideIcon
  ink: string
}

/** Icon and colour of a row's state; its word always stands beside them. */
export function signOfRow({ state, weighs }: Pick<DossierRow, 'state' | 'weighs'>): StateSign {
  if (state === 'contradiction') return { icon: TriangleAlert, ink: 'text-risk' }
  if (weighs) return { icon: CircleAlert, ink: 'text-amber-text' }
  if (state === 'unanswered') return { icon: CircleHelp, ink: 'text-ink-3' }
  if (state === 'agrees') return { icon: CircleCheck, ink: 'text-gain' }
  return { icon: CircleDot, ink: 'text-ink-3' }
}
