import { useState } from 'react'
import { recall, remember } from '../../ui/remembered.ts'
import type { CardLayout } from '../listing/card/card.tsx'

/** Grid or rows, stored in this browser. */
export function useLayout(): [CardLayout, (layout: CardLayout) => void] {
  const [layout, setLayout] = useState<CardLayout>(() =>
    recall('search-layout') === 'list' ? 'list' : 'grid',
  )
  return [
    layout,
    next => {
      setLayout(next)
      remember('search-layout', next)
    },
  ]
}
