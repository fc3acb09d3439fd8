import './answer-marks.css'
import { MessageCircleQuestion, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useAnswersOf } from './client-answers-context.ts'
import { describeAnswers } from './sharing-words.ts'

/** What clients answered about a property, as small marks in its row. */
export function AnswerMarks({ id }: { id: string }) {
  const answers = useAnswersOf(id)
  if (answers === undefined) return null
  const counts = { ...answers, questions: answers.questions.length }
  const words = `Clientes: ${describeAnswers(counts)}`
  return (
    <span className="answer-marks" title={words}>
      <span className="sr-only">{words}</span>
      {(
        [
          [ThumbsUp, counts.liked],
          [ThumbsDown, counts.disliked],
          [MessageCircleQuestion, counts.questions],
        ] as const
      ).map(
        ([Icon, count], at) =>
          count > 0 && (
            <span key={at} aria-hidden="true">
              <Icon className="size-3.5" />
              {count}
            </span>
          ),
      )}
    </span>
  )
}
