import type { SharedQuestion } from '#contract/shared-list-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'

/** Questions of clients, each with who asked, when and about what. */
export const QuestionList = ({
  questions,
}: {
  questions: readonly (Pick<SharedQuestion, 'id' | 'text' | 'name' | 'askedAt'> & { about: string })[]
}) =>
  questions.length > 0 && (
    <ul className="client-questions" aria-label="Perguntas">
      {questions.map(({ id, text, name, askedAt, about }) => (
        <li key={id}>
          <p className="text-pretty wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="text-xs text-ink-3">
            {[name ?? 'Sem nome', about, formatBrasiliaTime(askedAt)].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
