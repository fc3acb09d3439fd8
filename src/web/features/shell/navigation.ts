import { type LucideIcon, Search } from 'lucide-react'
import { pagePaths } from '#contract/pages.ts'

export interface Place {
  to: (typeof pagePaths)[keyof typeof pagePaths]
  label: string
  icon: LucideIcon
}

/** The places of the app, in the order of the header (and of the phone's bottom bar once one can sign in). */
export const places: readonly Place[] = [{ to: pagePaths.search, label: 'Buscar', icon: Search }]
