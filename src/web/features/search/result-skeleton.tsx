import { useEffect, useState } from 'react'
import { ListingCardSkeleton } from '../listing/card/listing-card-skeleton.tsx'

/** Cards while loading. An answer within `delay` ms is painted without them. */
export function ResultSkeleton({ count, delay }: { count: number; delay: number }) {
  const [shown, show] = useState(delay === 0)
  useEffect(() => {
    const timer = setTimeout(() => show(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return (
    <div className="cards cards-chosen" aria-hidden="true">
      {shown && Array.from({ length: count }, (_, index) => <ListingCardSkeleton key={index} />)}
    </div>
  )
}
