import { useEffect, useMemo, useState } from 'react'
import type { SaleGround } from '#domain/calculators/sale-ground.ts'
import type { Property, ReturnRange } from '#contract/property-schemas.ts'
import { useOwnFigures } from '../../data/saved/own-figures.ts'
import type { computeOwnReturn } from './own-return.ts'

/** The return of a listing as lists show it. */
export interface ListingReturnFigures {
  /** `null` without any sale value, or when the listing left the list. */
  range: ReturnRange | null
  /** On what its sale value rests. */
  ground: SaleGround
  /** Computed by the person's saved sheet or answers. */
  own: boolean
}

/** Computing a cost sheet is not in the first JavaScript of a visit; loaded once for all cards. */
let compute: typeof computeOwnReturn | null = null

/**
 * Returns the return of a listing: by the person's saved sheet or answers if there are any, else by the assumptions.
 * Its line, its badge and its colour all go by this one.
 */
export function useListingReturn(property: Property): ListingReturnFigures {
  const figures = useOwnFigures(property.id)
  const [ready, setReady] = useState(compute !== null)
  const needed = figures !== null && !property.gone && !ready
  useEffect(() => {
    if (!needed) return
    let isMounted = true
    void import('./own-return.ts').then(
      module => {
        compute = module.computeOwnReturn
        if (isMounted) setReady(true)
      },
      // Away from the server the assumptions stay.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [needed])
  return useMemo(() => {
    const { saleGround: ground, returnRange: range } = property
    if (property.gone) return { range: null, ground, own: false }
    const own = ready && figures !== null ? (compute?.(property, figures) ?? null) : null
    return own ?? { range, ground, own: false }
  }, [property, figures, ready])
}
