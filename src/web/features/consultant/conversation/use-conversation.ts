import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ConversationState } from './conversation-state.ts'
import { type Conversation, type ConversationOptions, conversation, type WhenDone } from './conversation.ts'

/**
 * A conversation for as long as the component is there: give the component another `key` for another conversation.
 * `consultant`, `propertyId` and `conversationId` count as they are at first; another `initial` is loaded. What is on
 * its way is stopped when the component goes.
 */
export function useConversation({
  onDone,
  ...options
}: ConversationOptions & { onDone: WhenDone }): Conversation & { now: ConversationState } {
  const [kept] = useState(() => conversation(options, Date.now))
  useEffect(() => kept.whenDone(onDone), [kept, onDone])
  const { initial } = options
  const loaded = useRef(initial)
  useEffect(() => {
    if (loaded.current === initial) return
    loaded.current = initial
    kept.load(initial, kept.state().title)
  }, [kept, initial])
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      // Not when React only tries out whether the component can go (StrictMode).
      queueMicrotask(() => here.current || kept.cancel())
    }
  }, [kept])
  const now = useSyncExternalStore(kept.subscribe, kept.state)
  return { ...kept, now }
}
