import { useState } from 'react'
import { useBrowserValue } from '../../ui/use-browser-value.ts'
import { readStored, writeStored } from '../../ui/storage/browser-storage.ts'
import type { ListingCardLayout } from '../listing/card/listing-card.tsx'

/** A desk at 200 % zoom, a phone on its side: a card of the grid would not fit below the search. */
const lowScreen = '(height < 32rem)'

function chosenLayout(stored: string | null): ListingCardLayout {
  if (stored === 'list' || stored === 'grid') return stored
  return matchMedia(lowScreen).matches ? 'list' : 'grid'
}

/** Grid or rows, stored in this browser; rows on a low screen until a choice is made. */
export function useCardLayout(): [ListingCardLayout, (layout: ListingCardLayout) => void] {
  const [chosen, setLayout] = useState<ListingCardLayout | null>(null)
  const kept = useBrowserValue(() => chosenLayout(readStored('search-layout')), 'grid')
  const layout = chosen ?? kept
  return [
    layout,
    next => {
      setLayout(next)
      writeStored('search-layout', next)
    },
  ]
}
