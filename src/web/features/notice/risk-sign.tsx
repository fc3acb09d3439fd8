import { CircleAlert, type LucideIcon, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { Risk } from '#domain/notice/clauses/topics.ts'

/** Icon and colours of a risk, always shown beside its word. Low risk is not a gain, so it is not green. */
export const riskSigns: Record<Risk, { icon: LucideIcon; ink: string; plate: string }> = {
  high: { icon: TriangleAlert, ink: 'text-risk', plate: 'bg-risk-soft' },
  medium: { icon: CircleAlert, ink: 'text-amber-text', plate: 'bg-amber-soft' },
  low: { icon: ShieldCheck, ink: 'text-ink-2', plate: 'bg-raised-2' },
}
