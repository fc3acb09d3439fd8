import { type RefObject, useEffect, useRef } from 'react'
import type { ConversationState } from '../conversation/conversation-state.ts'

/** Scrolls the conversation to each new question, so that its answer is read from the start. */
export function useFollowWidgetEnd({
  messages,
  coming,
}: ConversationState): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  const length = messages.length
  const hasCards = coming?.results !== null
  useEffect(() => {
    const box = area.current
    const question = [...(box?.querySelectorAll('.thread-item > .question') ?? [])].at(-1)?.parentElement
    if (!box || !question || length === 0) return
    box.scrollTop += question.getBoundingClientRect().top - box.getBoundingClientRect().top - 16
  }, [length, hasCards])
  return area
}
