import { useQuery } from '@tanstack/react-query'
import { Link } from '../framework/link.tsx'
import { useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { foldText } from '#domain/fold-text.ts'
import { chatsQuery } from '../features/consultant/conversation/conversation-queries.ts'
import { clearCurrentChat } from '../features/consultant/conversation/current-chat.ts'
import { OfflineNote } from '../features/favorites/offline-note.tsx'
import { EmptyFavorites, FavoritesUnreachable } from '../features/favorites/no-favorites.tsx'
import { ChatCard, ChatCardSkeleton } from '../features/consultant/saved/chat-card.tsx'
import { usePendingDeletions } from '../features/consultant/saved/saved-chats.ts'
import { useNow } from '../framework/use-now.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { usePageHead } from '../framework/page-head.ts'
import { Search } from 'lucide-react'

/** Searches conversations by title. */
const ChatTitleSearch = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <label className="relative mb-4 block max-w-md">
    <span className="sr-only">Buscar nas conversas</span>
    <Search
      className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
      aria-hidden="true"
    />
    <input
      type="search"
      data-search-field=""
      className="control pr-3 pl-9"
      placeholder="Buscar nas conversas"
      value={value}
      autoComplete="off"
      onChange={event => onChange(event.target.value)}
    />
  </label>
)

const listClass = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(22rem,1fr))] lg:gap-5'

/** The number of conversations from which on they can be searched. */
const searchFieldFrom = 9

const NewChat = () => (
  <Link to={pagePaths.chat} className={buttonClass('primary')} onClick={() => clearCurrentChat()}>
    Novo Chat
  </Link>
)

const summaryOf = (total: number): string =>
  total === 0 ? '' : total === 1 ? '1 conversa salva' : `${total} conversas salvas`

/** The saved conversations with the consultant. */
export default function SavedChatsPage() {
  usePageHead({
    title: 'Histórico de Conversa',
    description: 'Suas conversas do Chat IA, prontas para continuar.',
  })
  const { data, dataUpdatedAt, isError, refetch } = useQuery(chatsQuery)
  const pending = usePendingDeletions()
  const now = useNow(dataUpdatedAt)
  const [wanted, setWanted] = useState('')
  const all = data ?? []
  const searchable = all.length >= searchFieldFrom
  const shown =
    searchable && wanted.trim() ? all.filter(chat => foldText(chat.title).includes(foldText(wanted))) : all
  const loading = !data && !isError
  const retry = () => void refetch()
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={loading}
      className="px-4 pt-4 pb-20 outline-none lg:px-7 lg:pt-5"
    >
      <div className="mb-5 flex min-h-target items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold tracking-tight">Histórico de Conversa</h1>
          <output className="block min-h-5 text-sm text-ink-3">
            {summaryOf(all.filter(chat => !pending.has(chat.id)).length)}
          </output>
        </div>
        {all.length > 0 && <NewChat />}
      </div>
      {all.length > 0 && (
        <OfflineNote
          away={isError}
          waiting={0}
          lastSeen="Estas são as conversas que você viu por último."
          onRetry={retry}
        />
      )}
      {searchable && <ChatTitleSearch value={wanted} onChange={setWanted} />}
      {shown.length > 0 ? (
        <ul className={listClass} aria-label="Conversas salvas">
          {shown.map(chat => (
            <li key={chat.id} className="min-w-0">
              <ChatCard chat={chat} removed={pending.has(chat.id)} now={now} />
            </li>
          ))}
        </ul>
      ) : loading ? (
        <div className={listClass} aria-hidden="true">
          {[0, 1, 2].map(at => (
            <ChatCardSkeleton key={at} />
          ))}
        </div>
      ) : !data ? (
        <FavoritesUnreachable what="suas conversas" onRetry={retry} />
      ) : all.length > 0 ? (
        <EmptyFavorites
          title={`Nenhuma conversa com “${wanted.trim()}”`}
          action={<Button onClick={() => setWanted('')}>Ver todas as conversas</Button>}
        >
          Procure por outra palavra do título.
        </EmptyFavorites>
      ) : (
        <EmptyFavorites
          title="Nenhuma conversa salva"
          action={
            <Link to={pagePaths.chat} className={buttonClass('primary')} onClick={() => clearCurrentChat()}>
              Abrir o Chat IA
            </Link>
          }
        >
          O que você perguntar no Chat IA fica guardado aqui, para continuar depois.
        </EmptyFavorites>
      )}
    </main>
  )
}
