import { Calculator, Heart, House, type LucideIcon, Search, Sparkles, UserRound } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'

interface Place {
  to: (typeof pagePaths)[keyof typeof pagePaths]
  label: string
}

const search = { to: pagePaths.search, label: 'Buscar' } as const
const map = { to: pagePaths.map, label: 'Mapa' } as const
const chat = { to: pagePaths.chat, label: 'Chat IA' } as const
const desk = { to: pagePaths.desk, label: 'Mesa' } as const
const tools = { to: pagePaths.tools, label: 'Ferramentas' } as const
const favorites = { to: pagePaths.favorites, label: 'Favoritos' } as const

const places = { to: pagePaths.places, label: 'Imóveis por cidade' } as const
const plans = { to: pagePaths.plans, label: 'Planos' } as const

/** The header's links on a wide screen. */
export const headerLinks: Record<'account' | 'visitor', readonly Place[]> = {
  account: [search, map, chat, desk, tools, favorites],
  visitor: [search, map, places, plans],
}

/** The bottom bar's links for an account. */
export const bottomTabs: readonly (Place & { icon: LucideIcon })[] = [
  { to: pagePaths.home, label: 'Início', icon: House },
  { ...search, icon: Search },
  { ...chat, label: 'IA', icon: Sparkles },
  { ...favorites, icon: Heart },
  { ...tools, icon: Calculator },
  { to: pagePaths.profile, label: 'Perfil', icon: UserRound },
]

/** The visitor's top-level pages, which have no back link. */
const visitorsTop: readonly string[] = [pagePaths.search, pagePaths.map, pagePaths.mapa]

/** Whether the header has the back link. */
export const hasWayBack = (path: string, visitor: boolean): boolean =>
  path !== pagePaths.home && path !== pagePaths.login && !(visitor && visitorsTop.includes(path))
