import { useMemo } from 'react'
import type { FittingHome } from '#contract/home-purchase-calls.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import { isBought } from '#domain/property/favorite-stage.ts'
import { useIsForLiving } from '../../../data/account/home-profile.ts'
import { useKeptHomeQuestion } from '../../../data/account/home-question.ts'
import type { DeskItem } from './desk-item.ts'
import type { DeskRow } from './desk-row.ts'

/** What a property takes of the family's money, `null` where that cannot be computed. */
export type HomeOfRow = (row: DeskRow) => FittingHome | null

/**
 * Returns what finds out what a property of the desk takes of the family's money; `null` where nobody wants to live there.
 * Nothing is said of lots from elsewhere, whose sale has terms of its own, of what left the list, and of what was bought.
 */
export function useHomeOfRow(): HomeOfRow | null {
  const isForLiving = useIsForLiving()
  const question = useKeptHomeQuestion()
  return useMemo(() => {
    if (!isForLiving) return null
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
  }, [isForLiving, question])
}
