import type { ReactNode } from 'react'
import { useKnownPurpose } from '../../data/account/home-profile.ts'
import { classNames } from '../../ui/class-names.ts'

/**
 * Shows the words for a resident buyer or those for everybody else. A page that was rendered for everybody contains
 * both until the browser has hydrated it, and the stylesheet shows one of them.
 */
export function WordsByPurpose({
  resale,
  resident,
  as: Part = 'span',
}: {
  resale: ReactNode
  resident: ReactNode
  /** `div` around blocks, such as a list. */
  as?: 'span' | 'div'
}) {
  const isResidentBuyer = useKnownPurpose()
  if (resale === resident) return resale
  const isKnown = isResidentBuyer !== null
  // Words that stay keep their element, because a press on a link inside a replaced element would be lost.
  return (
    <>
      {isResidentBuyer !== true && (
        <Part className={classNames('contents', !isKnown && 'for-resale')}>{resale}</Part>
      )}
      {isResidentBuyer !== false && (
        <Part className={classNames('contents', !isKnown && 'for-living')}>{resident}</Part>
      )}
    </>
  )
}
