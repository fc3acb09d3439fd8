import { type ComponentType, lazy, useState } from 'react'

const loads: (() => Promise<unknown>)[] = []

/** A card whose code loads when it is first rendered, or with that of all cards; afterwards it renders at once. */
function lazyCard<T, P extends object>(load: () => Promise<T>, pick: (module: T) => ComponentType<P>) {
  let here: ComponentType<P> | null = null
  const fetched = async (): Promise<{ default: ComponentType<P> }> => {
    here = pick(await load())
    return { default: here }
  }
  loads.push(fetched)
  const Later: ComponentType<P> = lazy(fetched)
  return function LazyCard(props: P) {
    const [Drawn] = useState(() => here ?? Later)
    return <Drawn {...props} />
  }
}

/** Loads the code of all cards; one that fails, fails again and is reported when it is rendered. */
export const loadPropertyCards = (): Promise<unknown> => Promise.allSettled(loads.map(load => load()))

export const LazyLadderCard = lazyCard(
  () => import('./ladder-card.tsx'),
  cards => cards.LadderCard,
)
export const LazyWaitingCard = lazyCard(
  () => import('./waiting-card.tsx'),
  cards => cards.WaitingCard,
)
export const LazyRiskCards = lazyCard(
  () => import('./risk-cards.tsx'),
  cards => cards.RiskCards,
)
export const LazyCostCard = lazyCard(
  () => import('./cost-card.tsx'),
  cards => cards.CostCard,
)
export const LazyComparablesCard = lazyCard(
  () => import('./comparables-card.tsx'),
  cards => cards.ComparablesCard,
)
export const LazyFinancingCard = lazyCard(
  () => import('./financing-card.tsx'),
  cards => cards.FinancingCard,
)
export const LazyHistoryCard = lazyCard(
  () => import('./history-card.tsx'),
  cards => cards.HistoryCard,
)
export const LazySaleCards = lazyCard(
  () => import('./sale-cards.tsx'),
  cards => cards.SaleCards,
)
export const LazyDetailsCard = lazyCard(
  () => import('./details-card.tsx'),
  cards => cards.DetailsCard,
)
export const LazyLocationCard = lazyCard(
  () => import('./location-card.tsx'),
  cards => cards.LocationCard,
)
export const LazySameAddressCard = lazyCard(
  () => import('./same-address-card.tsx'),
  cards => cards.SameAddressCard,
)
export const LazyOtherAccounts = lazyCard(
  () => import('./other-accounts.tsx'),
  cards => cards.OtherAccounts,
)
