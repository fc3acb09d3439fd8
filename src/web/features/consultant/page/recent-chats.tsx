import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { formatAgo } from '../../../ui/format-text.ts'
import { usePendingDeletions } from '../saved/saved-chats.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { useNow } from '../../../framework/use-now.ts'
import { chatsQuery } from '../conversation/conversation-queries.ts'

const shown = 20

/** From this width on they are shown, as in chat-page.css. */
const roomForRecent = '(width >= 80rem)'

/** Lists the last used conversations beside the open one; CSS hides it unless the screen is wide. */
export function RecentChats({ current, onOpen }: { current: string | null; onOpen: (id: string) => void }) {
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
