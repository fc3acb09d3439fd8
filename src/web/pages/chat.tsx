import '../features/consultant/consultant.css'
import '../features/consultant/chat-page.css'
import { useState } from 'react'
import { ChatHead } from '../features/consultant/page/chat-head.tsx'
import { OpenedChat } from '../features/consultant/page/open-chat.tsx'
import { createChat } from '../features/consultant/conversation/conversation-queries.ts'
import { RecentChats } from '../features/consultant/page/recent-chats.tsx'
import { useOpenChat } from '../features/consultant/page/use-open-chat.ts'
import { useResizedByKeyboard } from '../features/consultant/thread/use-resized-by-keyboard.ts'
import { describeFailure } from '../data/call-failure.ts'
import { usePageHead } from '../framework/page-head.ts'
import { showToast } from '../ui/toast/toast.ts'

/** The consultant's page: the open conversation beside the recent ones. */
export default function ChatPage() {
  usePageHead({ title: 'Chat IA' })
  useResizedByKeyboard()
  const { open, go, asked } = useOpenChat()
  const [busy, setBusy] = useState(false)
  const [begun, setBegun] = useState({ openingNumber: open.openingNumber, id: open.id })
  const [unused, setUnused] = useState<number | null>(null)
  const beginChat = async () => {
    // The open conversation is new already.
    if (open.id !== null && unused === open.openingNumber)
      return document.querySelector<HTMLElement>('.composer-field')?.focus()
    setBusy(true)
    try {
      go((await createChat()).id, open.openingNumber)
    } catch (error) {
      showToast({
        title: 'A conversa não foi criada',
        description: describeFailure(error),
        tone: 'risk',
        isBrief: true,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex items-start">
      <RecentChats current={begun.openingNumber === open.openingNumber ? begun.id : open.id} onOpen={go} />
      <main id="main" tabIndex={-1} className="chat-page">
        <ChatHead busy={busy} onNew={() => void beginChat()} />
        <OpenedChat
          key={open.openingNumber}
          open={open}
          onAsked={asked}
          onBegun={id => setBegun({ openingNumber: open.openingNumber, id })}
          onUsed={used => setUnused(used ? null : open.openingNumber)}
          onNew={() => void beginChat()}
          onGone={() => go(null)}
        />
      </main>
    </div>
  )
}
