import { usePageLocation } from '../../../framework/page-location.ts'
import { useNavigate } from '../../../framework/page-navigation.ts'
import { useEffect, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { currentChat, setCurrentChat } from '../conversation/current-chat.ts'

/** The open conversation and the question sent in it automatically. */
export interface OpenChat {
  /** Changes with every conversation that is opened. */
  openingNumber: number
  /** `null` for one that begins with its first question. */
  id: string | null
  ask: string | null
}

/**
 * Returns the conversation of the navigation state (`presetConversationId`, `presetQuery`), otherwise the last open
 * one. The state is used once: neither a reload nor going back repeats the question.
 */
export function useOpenChat(): {
  open: OpenChat
  /** Opens a conversation; with `from`, only while that one is still open. */
  go: (id: string | null, from?: number) => void
  /** Called once the automatic question was sent. */
  asked: () => void
} {
  const navigate = useNavigate()
  const id = usePageLocation().state.presetConversationId
  const ask = usePageLocation().state.presetQuery
  const preset = id !== undefined || ask !== undefined
  const given = { id: id ?? null, ask: ask?.trim() || null }
  const [open, setOpen] = useState<OpenChat>(() =>
    preset ? { openingNumber: 0, ...given } : { openingNumber: 0, id: currentChat(), ask: null },
  )
  const [accepted, setAccepted] = useState({ id, ask })
  if (accepted.id !== id || accepted.ask !== ask) {
    setAccepted({ id, ask })
    if (preset) setOpen(now => ({ openingNumber: now.openingNumber + 1, ...given }))
  }
  useEffect(() => {
    if (preset) void navigate({ to: pagePaths.chat, replace: true, state: {}, resetScroll: false })
  }, [preset, navigate])
  useEffect(() => {
    if (open.id !== null) setCurrentChat(open.id)
  }, [open.id])
  return {
    open,
    go: (next, from) =>
      setOpen(now =>
        from === undefined || from === now.openingNumber
          ? { openingNumber: now.openingNumber + 1, id: next, ask: null }
          : now,
      ),
    asked: () => setOpen(now => ({ ...now, ask: null })),
  }
}
