import { Link } from '../../framework/link.tsx'
import { Calculator, ChevronRight, FileText, type LucideIcon, MessageSquareText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Me } from '#contract/account-schemas.ts'
import type { ChatSummary } from '#contract/chat-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { useIsForLiving } from '../../data/account/home-profile.ts'
import { lastResults } from '../calculators/last-results.ts'
import { readQuestionDraft } from '../consultant/page/question-draft.ts'
import { readEditalDraft } from '../papers/intake/edital-drafts.ts'

const Unfinished = ({
  icon: Icon,
  kind,
  children,
}: {
  icon: LucideIcon
  kind: string
  children: ReactNode
}) => (
  <li className="home-unfinished">
    <Icon className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
    <div className="min-w-0 flex-1">
      <p className="text-sm text-ink-3">{kind}</p>
      {children}
    </div>
    <ChevronRight className="size-4 shrink-0 text-ink-3" />
  </li>
)

const linkClass = 'row-link line-clamp-2 font-medium wrap-anywhere text-ink'

/** Reads what this device keeps: the newest calculation, an edital text, a question that was not sent. */
function readKept(owner: string, isForLiving: boolean) {
  const [result] = Object.values(lastResults(isForLiving)).toSorted((a, b) => b.at - a.at)
  return { result, edital: readEditalDraft(owner, null).trim(), question: readQuestionDraft().trim() }
}

/** What was left half done: the last calculation, an edital, the last question; absent where there is nothing. */
export function UnfinishedWork({ me, chats }: { me: Me; chats: readonly ChatSummary[] | null }) {
  const isForLiving = useIsForLiving()
  const [{ result, edital, question }] = useState(() => readKept(me.user.id, isForLiving))
  const chat = chats?.find(({ messageCount }) => messageCount > 1)
  if (!result && edital === '' && question === '' && !chat) return null
  return (
    <section aria-labelledby="unfinished-title">
      <h2 id="unfinished-title" className="sr-only">
        Continuar de onde parou
      </h2>
      <ul className="grid gap-4 md:auto-cols-fr md:grid-flow-col md:gap-5">
        {result && (
          <Unfinished icon={Calculator} kind="Última conta">
            <Link to={result.address} className={linkClass}>
              {result.listing ?? 'Sem imóvel'}: {result.answer}
            </Link>
          </Unfinished>
        )}
        {edital !== '' && (
          <Unfinished icon={FileText} kind="Edital por explicar">
            <a href="#edital" className={linkClass}>
              {edital.slice(0, 90)}
            </a>
          </Unfinished>
        )}
        {question !== '' ? (
          <Unfinished icon={MessageSquareText} kind="Pergunta não enviada">
            <Link to={pagePaths.chat} className={linkClass}>
              “{question.slice(0, 120)}”
            </Link>
          </Unfinished>
        ) : (
          chat && (
            <Unfinished icon={MessageSquareText} kind="Última conversa com o consultor">
              <Link to={pagePaths.chat} state={{ presetConversationId: chat.id }} className={linkClass}>
                “{chat.title}”
              </Link>
            </Unfinished>
          )
        )}
      </ul>
    </section>
  )
}
