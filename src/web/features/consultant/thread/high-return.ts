import type { Message } from '#contract/chat.ts'
import { consultantTexts } from '#domain/consultant/texts.ts'
import { isHighRoi } from '#domain/consultant/thresholds.ts'
import { showToast } from '../../../ui/toast/toast.ts'

/** Whether an answer brings a high ROI that the conversation has not shown yet; a renewed answer never does. */
export function bringsHighReturn({ results, replyToId }: Message, before: readonly Message[]): boolean {
  const anew = before.some(
    ({ role, status, replyToId: of }) => role === 'assistant' && status === null && of === replyToId,
  )
  if (anew || results === null) return false
  const shown = new Set(before.flatMap(message => message.results?.items.map(({ id }) => id) ?? []))
  return isHighRoi(results.items.filter(({ id }) => !shown.has(id)))
}

/** Shows a message about a high return once the answer is complete. */
export function tellHighReturn(answer: Message, before: readonly Message[]): void {
  if (bringsHighReturn(answer, before)) showToast({ title: consultantTexts.highRoi, duration: 2_000 })
}
