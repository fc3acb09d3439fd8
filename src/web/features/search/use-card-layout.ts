import { useState } from 'react'
import { readStored, writeStored } from '../../ui/browser-storage.ts'
import type { ListingCardLayout } from '../listing/card/listing-card.tsx'

/** Grid or rows, stored in this browser. */
export function useCardLayout(): [ListingCardLayout, (layout: ListingCardLayout) => void] {
  const [layout, setLayout] = useState<ListingCardLayout>(() =>
    readStored('search-layout') === 'list' ? 'list' : 'grid',
  )
  return [
    layout,
    next => {
      setLayout(next)
      writeStored('search-layout', next)
    },
  ]
}
