import { useQuery } from '@tanstack/react-query'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { CatalogueSize } from '#domain/consultant/consultant-answer.ts'
import { buildGreeting } from '#domain/consultant/welcome-message.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import { catalogueQuery } from '../../../data/catalogue/catalogue-query.ts'

const sizeOf = ({ source, ...stats }: CatalogueStats): CatalogueSize => ({
  ...stats,
  demonstration: source === 'demo',
})

/** The greeting before the first question, the same as the server's in a new conversation. */
export function ChatWelcome() {
  const { data, isPending } = useQuery(catalogueQuery)
  return isPending ? <AnswerSkeleton /> : <MessageText text={buildGreeting(data ? sizeOf(data) : null)} />
}

const AnswerSkeleton = () => (
  <div className="space-y-3" aria-hidden="true">
    <div className="skeleton h-4 w-full" />
    <div className="skeleton h-4 w-4/5" />
    <div className="skeleton mt-5 h-4 w-1/2" />
    <div className="skeleton h-4 w-2/5" />
  </div>
)

/** The layout of a conversation while it loads. */
export const ChatSkeleton = () => (
  <div aria-hidden="true">
    <div className="skeleton ml-auto h-11 w-3/5 rounded-xl" />
    <div className="mt-6">
      <AnswerSkeleton />
    </div>
    <div className="skeleton mt-6 h-52 w-full rounded-lg" />
  </div>
)
