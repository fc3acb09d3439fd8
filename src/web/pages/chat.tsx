import '../features/consultant/consultant.css'
import '../features/consultant/chat-page.css'
import { useState, lazy, Suspense } from 'react'
import { OpenedChat } from '../features/consultant/page/open-chat.tsx'
import { createChat, chatsQuery } from '../features/consultant/conversation/conversation-queries.ts'
import { useOpenChat } from '../features/consultant/page/use-open-chat.ts'
import { useResizedByKeyboard } from '../features/consultant/thread/use-resized-by-keyboard.ts'
import { describeFailure } from '../data/call-failure.ts'
import { usePageHead } from '../framework/page-head.ts'
import { showToast } from '../ui/toast/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { formatAgo } from '../ui/format-text.ts'
import { usePendingDeletions } from '../features/consultant/saved/saved-chats.ts'
import { useMedia } from '../ui/use-media.ts'
import { useNow } from '../framework/use-now.ts'
import { History, Settings, SquarePen, Sparkles } from 'lucide-react'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { describeListDates } from '#domain/freshness/list-freshness.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { formatPropertyCount } from '../features/listing/properties-text.ts'
import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { DemonstrationMark } from '../features/listing/demonstration-mark.tsx'

const ChatSettings = lazy(async () => ({
  default: (await import('../features/consultant/page/settings-sheet.tsx')).ChatSettings,
}))

/** Shows the size and date of the list: `31.438 imóveis · listas de 8 jan. a 21 jul. 2026`. */
const Stock = ({ total, listDate, oldestListDate, source }: CatalogueStats) => (
  <span className={classNames('truncate', source === 'demo' && 'max-sm:sr-only')}>
    {formatPropertyCount(total)}
    {source === 'caixa' && listDate !== null && (
      <>
        {' · '}
        {describeListDates(oldestListDate ?? listDate, listDate)}
      </>
    )}
  </span>
)

const icon = 'size-5 shrink-0'
const quiet = buttonClass('quiet', 'chat-head-button')

/** The page's title, the catalogue that answers, and buttons for other conversations and the settings. */
function ChatHead({ busy, onNew }: { busy: boolean; onNew: () => void }) {
  const { data } = useQuery(catalogueQuery)
  const [settings, setSettings] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <div className="chat-head">
      <div className="chat-width flex items-center gap-3">
        <div className="grid size-10 shrink-0 place-content-center rounded-lg bg-amber-soft max-[26rem]:hidden">
          <Sparkles className="size-5 text-amber-text" aria-hidden="true" />
        </div>
        <div className="min-w-0 flex-1">
          <h1 className="text-md font-semibold">Chat IA</h1>
          <p className="flex min-h-5.5 min-w-0 items-center gap-2 text-xs text-ink-3">
            {data && <Stock {...data} />}
            <DemonstrationMark />
          </p>
        </div>
        <div className="-mr-2 flex shrink-0 sm:gap-1">
          <button type="button" className={quiet} title="Novo Chat" disabled={busy} onClick={onNew}>
            <SquarePen className={icon} aria-hidden="true" />
            <span className="max-md:sr-only">Novo Chat</span>
          </button>
          <Link to={pagePaths.savedChats} className={quiet} title="Conversas salvas">
            <History className={icon} aria-hidden="true" />
            <span className="max-md:sr-only">Conversas</span>
          </Link>
          <button
            type="button"
            className={buttonClass('quiet', 'w-target px-0!')}
            aria-label="Configurações"
            title="Configurações"
            aria-haspopup="dialog"
            onClick={() => {
              setOpened(true)
              setSettings(true)
            }}
          >
            <Settings className={icon} aria-hidden="true" />
          </button>
        </div>
      </div>
      {opened && (
        <Suspense>
          <ChatSettings open={settings} onClose={() => setSettings(false)} />
        </Suspense>
      )}
    </div>
  )
}

const shown = 20

/** From this width on they are shown, as in chat-page.css. */
const roomForRecent = '(width >= 80rem)'

/** Lists the last used conversations beside the open one; CSS hides it unless the screen is wide. */
function RecentChats({ current, onOpen }: { current: string | null; onOpen: (id: string) => void }) {
  const { data } = useQuery({ ...chatsQuery, enabled: useMedia(roomForRecent) })
  const now = useNow()
  const leaving = usePendingDeletions()
  const chats = data?.filter(({ id }) => !leaving.has(id))
  return (
    <nav aria-label="Conversas recentes" className="recent-chats sidebar quiet-scroll px-3 py-5">
      <h2 className="px-3 text-xs font-medium text-ink-3">Conversas recentes</h2>
      {chats?.length === 0 && (
        <p className="mt-2 px-3 text-sm text-pretty text-ink-3">O que você perguntar fica guardado aqui.</p>
      )}
      <ul className="mt-2">
        {chats?.slice(0, shown).map(({ id, title, updatedAt }) => (
          <li key={id}>
            <button
              type="button"
              className="block w-full px-3 py-2 rounded-md text-left hover:bg-raised-2 aria-[current]:bg-raised-2"
              aria-current={id === current || undefined}
              onClick={() => onOpen(id)}
            >
              <span className="block truncate text-sm font-medium">{title}</span>
              <span className="block text-2xs text-ink-3">{formatAgo(updatedAt, now)}</span>
            </button>
          </li>
        ))}
      </ul>
      {chats && chats.length > 0 && (
        <Link to={pagePaths.savedChats} className="text-link mx-3 mt-1">
          Ver todas ({chats.length})
        </Link>
      )}
    </nav>
  )
}

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
