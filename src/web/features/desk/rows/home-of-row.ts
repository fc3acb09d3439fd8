import { useMemo } from 'react'
import type { FittingHome } from '#contract/home-purchase-calls.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import { isBought } from '#domain/property/favorite-stage.ts'
import { useIsResidentBuyer } from '../../../data/account/home-profile.ts'
import { useKeptHomeQuestion } from '../../../data/account/home-question.ts'
import type { DeskItem } from './desk-item.ts'
import type { DeskRow } from './desk-row.ts'

/** What a property takes of the family's money, `null` where that cannot be computed. */
export type HomeOfRow = (row: DeskRow) => FittingHome | null

/**
 * Returns a function that computes what a property of the desk costs the family; `null` unless the account is a
 * resident buyer's. The function returns `null` for lots from elsewhere, whose sale has its own terms, for listings
 * that left the list, and for bought properties.
 */
export function useHomeOfRow(): HomeOfRow | null {
  const isResidentBuyer = useIsResidentBuyer()
  const question = useKeptHomeQuestion()
  return useMemo(() => {
    if (!isResidentBuyer) return null
    const found = new WeakMap<DeskItem, FittingHome>()
    return ({ item, stage, gone }) => {
      const family = question?.family ?? null
      if (question === null || family === null || !('property' in item)) return null
      if (gone || isBought(stage)) return null
      const home =
        found.get(item) ?? presentFittingHome(item.property, item.answers, family, question.assumptions)
      found.set(item, home)
      return home
    }
  }, [isResidentBuyer, question])
}
