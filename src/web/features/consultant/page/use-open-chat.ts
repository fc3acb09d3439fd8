import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import { currentChat, setCurrentChat } from '../conversation/current-chat.ts'

/** Which conversation is open, and what is asked in it by itself. */
export interface OpenChat {
  /** Another one for every conversation that is opened. */
  turn: number
  /** `null`: one that begins with its first question. */
  id: string | null
  ask: string | null
}

/**
 * The conversation of the navigation's state (`presetConversationId`, `presetQuery`), else the one that was open last.
 * The state is taken once: neither a reload nor going back asks again.
 */
export function useOpenChat(): {
  open: OpenChat
  /** `from`: only where still that one is open. */
  go: (id: string | null, from?: number) => void
  /** What was to be asked by itself has been. */
  asked: () => void
} {
  const navigate = useNavigate()
  const id = useRouterState({ select: ({ location }) => location.state.presetConversationId })
  const ask = useRouterState({ select: ({ location }) => location.state.presetQuery })
  const preset = id !== undefined || ask !== undefined
  const given = { id: id ?? null, ask: ask?.trim() || null }
  const [open, setOpen] = useState<OpenChat>(() =>
    preset ? { turn: 0, ...given } : { turn: 0, id: currentChat(), ask: null },
  )
  const [taken, setTaken] = useState({ id, ask })
  if (taken.id !== id || taken.ask !== ask) {
    setTaken({ id, ask })
    if (preset) setOpen(now => ({ turn: now.turn + 1, ...given }))
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
        from === undefined || from === now.turn ? { turn: now.turn + 1, id: next, ask: null } : now,
      ),
    asked: () => setOpen(now => ({ ...now, ask: null })),
  }
}
