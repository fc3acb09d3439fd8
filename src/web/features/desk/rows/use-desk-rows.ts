import { useMemo } from 'react'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { Favorite, FavoriteLadder } from '#contract/saved-schemas.ts'
import { useTargetRoi } from '../../../data/account/target-roi.ts'
import { useFavoriteLadders } from '../../../data/saved/favorite-ladders.ts'
import type { DeskRow } from './desk-row.ts'
import type { DeskItem } from './desk-item.ts'
import { buildFavoriteRow } from './favorite-row.ts'
import { buildLotRow } from './lot-row.ts'

interface BuiltRow {
  row: DeskRow
  ladder: FavoriteLadder | undefined
  targetRoi: number
  hour: number
}

const hourMs = 3_600_000

/** Rows by what they show: the judgement of a thousand is worked out again only for those that changed. */
const builtRows = new WeakMap<DeskItem, BuiltRow>()

function findRow(
  item: DeskItem,
  ladder: FavoriteLadder | undefined,
  targetRoi: number,
  now: number,
): DeskRow {
  const found = builtRows.get(item)
  const hour = Math.floor(now / hourMs)
  if (found?.ladder === ladder && found?.targetRoi === targetRoi && found.hour === hour) return found.row
  const row =
    'property' in item ? buildFavoriteRow(item, ladder, targetRoi, now) : buildLotRow(item, targetRoi, now)
  builtRows.set(item, { row, ladder, targetRoi, hour })
  return row
}

/**
 * Returns the rows of the desk, the last saved first.
 * @param now epoch ms
 */
export function useDeskRows(
  favorites: readonly Favorite[],
  lots: readonly OwnLot[],
  now: number,
): readonly DeskRow[] {
  const [targetRoi] = useTargetRoi()
  const ladders = useFavoriteLadders(favorites)
  return useMemo(() => {
    const byId = new Map(ladders?.map(ladder => [ladder.id, ladder]))
    return [
      ...lots.map(lot => findRow(lot, undefined, targetRoi, now)),
      ...favorites.map(favorite => findRow(favorite, byId.get(favorite.property_id), targetRoi, now)),
    ]
  }, [favorites, lots, ladders, targetRoi, now])
}
