import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RequestRefused } from '../../../data/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useBrowserValue } from '../../../framework/use-browser-value.ts'
import { clearCurrentChat } from '../conversation/current-chat.ts'
import { LiveChat } from './live-chat.tsx'
import { chatQuery, answerPollingInterval } from '../conversation/conversation-queries.ts'
import type { OpenChat } from './use-open-chat.ts'
import { ChatSkeleton } from './chat-welcome.tsx'

/** Shows the open conversation once it is loaded; a deleted one is replaced by a new one. */
export function OpenedChat({
  open: { id, ask },
  onAsked,
  onBegun,
  onUsed,
  onNew,
  onGone,
}: {
  open: OpenChat
  onAsked: () => void
  onBegun: (id: string) => void
  onUsed: (used: boolean) => void
  onNew: () => void
  onGone: () => void
}) {
  const { data, error, isFetching, refetch } = useQuery({
    ...chatQuery(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => answerPollingInterval(state.data, Date.now()),
  })
  // Only the browser knows which conversation was open last.
  const isChosen = useBrowserValue(() => true, false)
  const gone = error instanceof RequestRefused && (error.status === 404 || error.status === 400)
  useEffect(() => {
    if (!gone || id === null) return
    clearCurrentChat(id)
    showToast({ title: 'Essa conversa foi excluída', description: 'Comece outra.', isBrief: true })
    onGone()
  })
  if (isChosen && (id === null || data))
    return (
      <LiveChat
        id={id}
        messages={data?.messages}
        ask={ask}
        onAsked={onAsked}
        onBegun={onBegun}
        onUsed={onUsed}
        onNew={onNew}
      />
    )
  return (
    <div className="chat-thread" aria-busy={error === null || isFetching}>
      <div className="chat-width">
        {error === null || isFetching || gone ? (
          <ChatSkeleton />
        ) : (
          <div className="py-10 text-center">
            <p className="font-semibold">A conversa não abriu</p>
            <p className="mt-1 text-sm text-ink-2">
              {error instanceof RequestRefused ? error.message : 'Verifique a conexão e tente de novo.'}
            </p>
            <div className="mt-4 flex flex-wrap justify-center gap-3">
              <Button onClick={() => void refetch()}>Tentar de novo</Button>
              <Button look="quiet" onClick={onNew}>
                Novo Chat
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
