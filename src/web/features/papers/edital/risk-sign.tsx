import { CircleAlert, type LucideIcon, ShieldCheck, TriangleAlert } from 'lucide-react'
import type { RiskLevel } from '#domain/edital/edital-topics.ts'

/** Icon and colours of a risk, always shown beside its word. Low risk is not a gain, so it is not green. */
export const riskSigns: Record<RiskLevel, { icon: LucideIcon; ink: string; plate: string }> = {
  high: { icon: TriangleAlert, ink: 'text-risk', plate: 'bg-risk-soft' },
  medium: { icon: CircleAlert, ink: 'text-amber-text', plate: 'bg-amber-soft' },
  low: { icon: ShieldCheck, ink: 'text-ink-2', plate: 'bg-raised-2' },
}
