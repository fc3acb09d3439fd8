import { useMemo } from 'react'
import type { Favorite, FavoriteLadder } from '#contract/saved-schemas.ts'
import { useTargetRoi } from '../../../data/account/target-roi.ts'
import { useFavoriteLadders } from '../../../data/saved/favorite-ladders.ts'
import type { DeskRow } from './desk-row.ts'
import { buildFavoriteRow } from './favorite-row.ts'

interface BuiltRow {
  row: DeskRow
  ladder: FavoriteLadder | undefined
  targetRoi: number
  hour: number
}

const hourMs = 3_600_000

/** Rows by favorite: the judgement of a thousand is worked out again only for those that changed. */
const builtRows = new WeakMap<Favorite, BuiltRow>()

function findRow(favorite: Favorite, ladder: FavoriteLadder | undefined, targetRoi: number, now: number) {
  const found = builtRows.get(favorite)
  const hour = Math.floor(now / hourMs)
  if (found?.ladder === ladder && found?.targetRoi === targetRoi && found.hour === hour) return found.row
  const row = buildFavoriteRow(favorite, ladder, targetRoi, now)
  builtRows.set(favorite, { row, ladder, targetRoi, hour })
  return row
}

/**
 * Returns the rows of the desk, the last saved first.
 * @param now epoch ms
 */
export function useDeskRows(favorites: readonly Favorite[], now: number): readonly DeskRow[] {
  const [targetRoi] = useTargetRoi()
  const ladders = useFavoriteLadders(favorites)
  return useMemo(() => {
    const byId = new Map(ladders?.map(ladder => [ladder.id, ladder]))
    return favorites.map(favorite => findRow(favorite, byId.get(favorite.property_id), targetRoi, now))
  }, [favorites, ladders, targetRoi, now])
}
