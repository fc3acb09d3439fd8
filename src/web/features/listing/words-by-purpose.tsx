import type { ReactNode } from 'react'
import { useKnownPurpose } from '../../data/account/home-profile.ts'

/**
 * What is said to who wants to live there, or else to everybody. Before the browser has taken over a page that was rendered
 * for nobody alone, both stand in it, and the style shows one.
 */
export function WordsByPurpose({
  resale,
  living,
  as: Part = 'span',
}: {
  resale: ReactNode
  living: ReactNode
  /** `div` around blocks, such as a list. */
  as?: 'span' | 'div'
}) {
  const isForLiving = useKnownPurpose()
  if (resale === living) return resale
  if (isForLiving !== null) return isForLiving ? living : resale
  return (
    <>
      <Part className="for-resale contents">{resale}</Part>
      <Part className="for-living contents">{living}</Part>
    </>
  )
}
