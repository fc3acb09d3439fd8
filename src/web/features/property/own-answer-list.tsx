import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import { type OwnAnswers, ownQuestions } from '#domain/judgement/own-answers.ts'
import { saveOwnAnswer } from '../../data/saved/own-figures.ts'
import { describeOwnAnswer, questionNames } from './question-words.ts'

/** The person's own answers, each with its day and a way to delete it. */
export const OwnAnswerList = ({ property, answers }: { property: PropertyDetail; answers: OwnAnswers }) => (
  <ul className="mt-2 grid gap-1 text-sm text-ink-2">
    {ownQuestions.flatMap(question => {
      const words = describeOwnAnswer(question, answers)
      const { day, source } = answers[question] ?? {}
      return words === null || day === undefined
        ? []
        : [
            <li key={question} className="flex flex-wrap items-center gap-x-3">
              <span className="first-letter:uppercase">
                {questionNames[question]}: {words}
              </span>
              <span className="text-xs text-ink-3">
                resposta sua, {source !== undefined && `tirada ${source}, `}
                {formatShortDate(day)}
              </span>
              <button
                type="button"
                className="text-link text-xs"
                onClick={() => saveOwnAnswer(property, question, null, Date.now())}
              >
                Apagar<span className="sr-only"> a resposta sobre {questionNames[question]}</span>
              </button>
            </li>,
          ]
    })}
  </ul>
)
