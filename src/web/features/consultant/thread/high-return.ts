import type { ChatMessage } from '#contract/chat-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import { readReturnStanding } from '#contract/return-standing.ts'
import { isHighReturn } from '#domain/judgement/judged-return.ts'
import { findHomeProfile } from '../../../data/account/home-profile.ts'
import { findOwnFigures } from '../../../data/saved/own-figures.ts'
import { computeOwnReturn } from '../../listing/own-return.ts'
import { showToast } from '../../../ui/toast/toast.ts'

/** From this net ROI on, in percent, a high return is announced. */
const announcedReturn = 40

/**
 * Whether an answer contains a return that is high and that the conversation has not shown yet; a renewed answer never
 * does. The return is the card's: by the person's saved sheet or answers if there are any, else by the assumptions.
 */
export function hasHighReturn(
  { results, replyToId }: ChatMessage,
  before: readonly ChatMessage[],
  findOwn: typeof findOwnFigures = findOwnFigures,
): boolean {
  const isHigh = (property: Property): boolean => {
    const own = findOwn(property.id)
    const { range, ground } = (own && computeOwnReturn(property, own)) ?? {
      range: property.returnRange,
      ground: property.saleGround,
    }
    return (range?.base ?? 0) >= announcedReturn && isHighReturn(range, readReturnStanding(property, ground))
  }
  const isRenewed = before.some(
    ({ role, status, replyToId: answeredId }) =>
      role === 'assistant' && status === null && answeredId === replyToId,
  )
  if (isRenewed || results === null) return false
  const shown = new Set(before.flatMap(message => message.results?.items.map(({ id }) => id) ?? []))
  return results.items.some(({ id, property }) => !shown.has(id) && !property.gone && isHigh(property))
}

/** Shows a message about a high return once the answer is complete; never to a resident buyer. */
export function announceHighReturn(answer: ChatMessage, before: readonly ChatMessage[]): void {
  if (findHomeProfile()?.isForLiving) return
  if (hasHighReturn(answer, before)) showToast({ title: consultantTexts.highRoi, isBrief: true })
}
