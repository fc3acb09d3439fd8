import { lazyCard } from './lazy-card.ts'

export const LazyLadderCard = lazyCard('features/property/ladder-card.tsx', async () => ({
  default: (await import('./ladder-card.tsx')).LadderCard,
}))
export const LazyWaitingCard = lazyCard('features/property/waiting-card.tsx', async () => ({
  default: (await import('./waiting-card.tsx')).WaitingCard,
}))
export const LazyRiskCards = lazyCard('features/property/risk-cards.tsx', async () => ({
  default: (await import('./risk-cards.tsx')).RiskCards,
}))
export const LazyCostCard = lazyCard('features/property/cost-card.tsx', async () => ({
  default: (await import('./cost-card.tsx')).CostCard,
}))
export const LazyComparablesCard = lazyCard('features/property/comparables-card.tsx', async () => ({
  default: (await import('./comparables-card.tsx')).ComparablesCard,
}))
export const LazyFinancingCard = lazyCard('features/property/financing-card.tsx', async () => ({
  default: (await import('./financing-card.tsx')).FinancingCard,
}))
export const LazyHistoryCard = lazyCard('features/property/history-card.tsx', async () => ({
  default: (await import('./history-card.tsx')).HistoryCard,
}))
export const LazySaleCards = lazyCard('features/property/sale-cards.tsx', async () => ({
  default: (await import('./sale-cards.tsx')).SaleCards,
}))
export const LazyDetailsCard = lazyCard('features/property/details-card.tsx', async () => ({
  default: (await import('./details-card.tsx')).DetailsCard,
}))
export const LazyLocationCard = lazyCard('features/property/location-card.tsx', async () => ({
  default: (await import('./location-card.tsx')).LocationCard,
}))
export const LazySameAddressCard = lazyCard('features/property/same-address-card.tsx', async () => ({
  default: (await import('./same-address-card.tsx')).SameAddressCard,
}))
export const LazyOtherAccounts = lazyCard('features/property/other-accounts.tsx', async () => ({
  default: (await import('./other-accounts.tsx')).OtherAccounts,
}))
export const LazyDossierEntry = lazyCard('features/property/dossier-entry.tsx', async () => ({
  default: (await import('./dossier-entry.tsx')).DossierEntry,
}))
