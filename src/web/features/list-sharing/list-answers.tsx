import { useQuery } from '@tanstack/react-query'
import { describeFailure } from '../../data/call-failure.ts'
import { sharedAnswersQuery } from '../../data/shared-list/owned-lists.ts'
import { Button } from '../../ui/button.tsx'
import { idOfShareItem, nameShareItem } from './share-draft.ts'
import { useShareItems } from './use-share-items.ts'
import { describeAnswers } from './sharing-words.ts'
import { QuestionList } from './question-list.tsx'

/** What the visitors of one list answered, by property, and their questions. */
export function ListAnswers({ id, onItem }: { id: string; onItem: ((id: string) => void) | undefined }) {
  const { items } = useShareItems()
  const { data, error, refetch } = useQuery({ ...sharedAnswersQuery(id), refetchOnMount: 'always' })
  if (error !== null && data === undefined)
    return (
      <p className="mt-3 text-sm text-risk" role="alert">
        {describeFailure(error)}{' '}
        <Button look="quiet" onClick={() => void refetch()}>
          Tentar de novo
        </Button>
      </p>
    )
  if (data === undefined) return <div className="skeleton mt-3 h-16" aria-hidden="true" />
  const { reactions, questions, titles } = data
  // What left the desk is called as the server knows it.
  const nameOf = (item: string, known = 'Imóvel'): string => {
    const there = items.find(each => idOfShareItem(each) === item)
    return there === undefined ? known : nameShareItem(there)
  }
  return (
    <div className="sent-answers">
      {reactions.length > 0 && (
        <ul>
          {reactions.map(({ item, title, ...counts }) => (
            <li key={item}>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{nameOf(item, title)}</span>
                <span className="text-ink-2">{describeAnswers({ ...counts, questions: 0 })}</span>
              </span>
              {onItem && (
                <Button look="quiet" className="px-3 text-sm" onClick={() => onItem(item)}>
                  Abrir<span className="sr-only"> {nameOf(item, title)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <QuestionList
        questions={questions.map(each => ({
          ...each,
          listId: id,
          about: each.item === null ? 'Da lista toda' : nameOf(each.item, titles[each.item]),
        }))}
      />
    </div>
  )
}
