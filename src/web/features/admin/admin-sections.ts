import { Activity, CreditCard, Database, type LucideIcon, UsersRound } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'

/** The sections of the administration. */
export const adminSections: readonly {
  to: (typeof pagePaths)[keyof typeof pagePaths]
  label: string
  icon: LucideIcon
}[] = [
  { to: pagePaths.adminPayments, label: 'Pagamentos', icon: CreditCard },
  { to: pagePaths.adminCatalogue, label: 'Catálogo', icon: Database },
  { to: pagePaths.adminUsers, label: 'Contas', icon: UsersRound },
  { to: pagePaths.adminHealth, label: 'Saúde', icon: Activity },
]
