import { useState } from 'react'
import { writeStored } from '../../framework/browser-storage.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import type { ListingCardLayout } from '../listing/card/listing-card.tsx'

/** What public/theme.js chose before the first paint, and card.css draws. */
const readLayout = (): ListingCardLayout =>
  document.documentElement.dataset.cards === 'list' ? 'list' : 'grid'

/** Grid or rows, stored in this browser; rows on a low screen until a choice is made. */
export function useCardLayout(): [ListingCardLayout, (layout: ListingCardLayout) => void] {
  const [chosen, setLayout] = useState<ListingCardLayout | null>(null)
  const first = useBrowserValue(readLayout, 'grid')
  return [
    chosen ?? first,
    next => {
      document.documentElement.dataset.cards = next
      setLayout(next)
      writeStored('search-layout', next)
    },
  ]
}
