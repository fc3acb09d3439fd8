import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ConversationState } from './conversation-state.ts'
import {
  type Conversation,
  type ConversationOptions,
  createConversation,
  type OnConversationDone,
} from './conversation.ts'

/**
 * Holds a conversation while the component is mounted; another `key` gives another conversation. Of the
 * options only `initial` is read again when it changes, and loaded. An answer being written is stopped on unmounting.
 */
export function useConversation({
  onDone,
  ...options
}: ConversationOptions & { onDone: OnConversationDone }): Conversation & { now: ConversationState } {
  const [kept] = useState(() => createConversation(options, Date.now))
  useEffect(() => kept.whenDone(onDone), [kept, onDone])
  const { initial } = options
  const loaded = useRef(initial)
  useEffect(() => {
    if (loaded.current === initial) return
    loaded.current = initial
    kept.load(initial, kept.state().title)
  }, [kept, initial])
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // Not in the trial unmount of StrictMode.
      queueMicrotask(() => isMounted.current || kept.cancel())
    }
  }, [kept])
  const now = useSyncExternalStore(kept.subscribe, kept.state, kept.state)
  return { ...kept, now }
}
