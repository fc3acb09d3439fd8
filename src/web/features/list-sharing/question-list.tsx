import { useRef } from 'react'
import type { SharedQuestion } from '#contract/shared-list-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { deleteSharedQuestion } from '../../data/shared-list/owned-lists.ts'
import { useApiAction } from '../../data/use-api-action.ts'
import { Button } from '../../ui/button.tsx'

type ShownQuestion = Pick<SharedQuestion, 'id' | 'text' | 'name' | 'askedAt'> & {
  subject: string
  listId: string
}

/**
 * Questions of clients, each with when and about what, and who asks, as they themselves say: everybody with the link can write
 * any name. Each can be deleted.
 */
export function QuestionList({ questions }: { questions: readonly ShownQuestion[] }) {
  const { busy, problem, run } = useApiAction()
  const list = useRef<HTMLUListElement>(null)
  if (questions.length === 0) return null
  const remove = ({ listId, id }: ShownQuestion) => {
    if (busy) return
    void run(async () => {
      await deleteSharedQuestion(listId, id)
      // The button went with its question.
      list.current?.focus()
    })
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className="client-questions" aria-label="Perguntas">
        {questions.map(question => (
          <li key={question.id}>
            <p className="text-pretty wrap-anywhere whitespace-pre-line">{question.text}</p>
            <p className="text-xs text-ink-3">
              {[
                question.name === null ? 'Sem nome' : `Diz ser ${question.name}`,
                question.subject,
                formatBrasiliaTime(question.askedAt),
              ].join(' · ')}
            </p>
            <Button
              look="quiet"
              className="-ml-2 px-2 text-sm"
              aria-disabled={busy}
              onClick={() => remove(question)}
            >
              Excluir<span className="sr-only"> a pergunta “{question.text.slice(0, 60)}”</span>
            </Button>
          </li>
        ))}
      </ul>
      {problem && (
        <p className="text-sm text-risk" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
