import type { ReactNode } from 'react'
import { useKnownPurpose } from '../../data/account/home-profile.ts'

/**
 * What is said to who wants to live there, or else to everybody. Before the browser has taken over a page that was rendered
 * for nobody alone, both stand in it, and the style shows one.
 */
export function WordsByPurpose({ resale, living }: { resale: ReactNode; living: ReactNode }) {
  const isForLiving = useKnownPurpose()
  if (resale === living) return resale
  if (isForLiving !== null) return isForLiving ? living : resale
  return (
    <>
      <span className="for-resale contents">{resale}</span>
      <span className="for-living contents">{living}</span>
    </>
  )
}
