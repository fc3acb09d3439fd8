import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SharedListDays } from '#contract/shared-list-limits.ts'
import type { SharedList } from '#contract/shared-list-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import {
  changeSharedList,
  deleteSharedList,
  renewSharedLink,
  sharedAnswersQuery,
} from '../../data/shared-list/owned-lists.ts'
import { useApiAction } from '../../data/use-api-action.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-controls.tsx'
import { dayChoices, describeAnswers, describeListState, describeOpens } from './sharing-words.ts'
import { useQuery } from '@tanstack/react-query'
import { describeFailure } from '../../data/call-failure.ts'
import { idOfShareItem, nameShareItem } from './share-draft.ts'
import { useShareItems } from './use-share-items.ts'
import { QuestionList } from './question-list.tsx'

/** What the visitors of one list answered, by property, and their questions. */
function ListAnswers({ id, onItem }: { id: string; onItem: ((id: string) => void) | undefined }) {
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
  // The name of a property that left the desk is the one that the server has.
  const nameOf = (item: string, known = 'Imóvel'): string => {
    const onDesk = items.find(each => idOfShareItem(each) === item)
    return onDesk === undefined ? known : nameShareItem(onDesk)
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
          subject: each.item === null ? 'Da lista toda' : nameOf(each.item, titles[each.item]),
        }))}
      />
    </div>
  )
}

/** What a person is asked before it happens. */
const questions = {
  renew: { text: 'O mesmo link segue valendo, a contar de hoje.', yes: 'Renovar', forDays: true },
  link: { text: 'O link de antes deixa de abrir.', yes: 'Criar novo link', forDays: true },
  close: { text: 'Quem tem o link não abre mais a lista.', yes: 'Fechar', forDays: false },
  delete: { text: 'As respostas dos clientes vão junto.', yes: 'Excluir', forDays: false },
} as const
type Asked = keyof typeof questions

/** One list that was sent: how often it was opened, what came back, and what can be done with its link. */
export function SentListRow({
  list,
  isOpened,
  onOpen,
  onLink,
  onItem,
  onDeleted,
}: {
  list: SharedList
  /** Whether its answers are shown. */
  isOpened: boolean
  onOpen: (isOpened: boolean) => void
  onLink: (title: string, url: string) => void
  /** Opens a property of the desk; left out where there is no desk. */
  onItem: ((id: string) => void) | undefined
  onDeleted: () => void
}) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [days, setDays] = useState<SharedListDays>(30)
  const { busy, problem, run } = useApiAction()
  const { id, title, state, listings } = list
  const answers = describeAnswers(list)
  const row = useRef<HTMLLIElement>(null)
  // A question replaces the pressed button, and the button returns after the answer; the focus stays in the row.
  const ask = (next: Asked | null) => {
    flushSync(() => setAsked(next))
    row.current?.querySelector<HTMLElement>(next === null ? 'h3' : 'fieldset')?.focus()
  }
  const answer = (which: Asked) =>
    void run(async () => {
      if (which === 'link') onLink(title, await renewSharedLink(id, days))
      else if (which === 'renew') await changeSharedList(id, { days })
      else if (which === 'close') await changeSharedList(id, { revoked: true })
      else {
        await deleteSharedList(id)
        return onDeleted()
      }
      ask(null)
    })
  return (
    <li ref={row} className="py-4 border-t border-t-line first:border-t-0 first:pt-1">
      <h3 tabIndex={-1} className="font-semibold wrap-anywhere">
        {title}
      </h3>
      <p className="text-sm text-pretty text-ink-2">
        {formatCount(listings, 'imóvel', 'imóveis')} · {describeListState(list)} · {describeOpens(list)}
      </p>
      {answers !== '' && <p className="mt-0.5 text-sm font-medium">{answers}</p>}
      {asked === null ? (
        <div className="flex flex-wrap gap-x-2 gap-y-1 mt-2 [&>button]:text-sm/5.5 [&>button]:px-3 [&>button]:first:ml-0">
          {answers !== '' && (
            <Button aria-expanded={isOpened} onClick={() => onOpen(!isOpened)}>
              {isOpened ? 'Fechar respostas' : 'Ver respostas'}
            </Button>
          )}
          {state !== 'revoked' && (
            <Button look="quiet" onClick={() => ask('renew')}>
              Renovar
            </Button>
          )}
          <Button look="quiet" onClick={() => ask('link')}>
            Novo link
          </Button>
          {state === 'open' ? (
            <Button look="quiet" onClick={() => ask('close')}>
              Fechar link
            </Button>
          ) : (
            <Button look="quiet" onClick={() => ask('delete')}>
              Excluir
            </Button>
          )}
        </div>
      ) : (
        <fieldset
          tabIndex={-1}
          className="flex flex-wrap gap-x-2 gap-y-1 mt-2 [&>button]:text-sm/5.5 [&>button]:px-3 [&>button]:first:ml-0"
          aria-label={questions[asked].yes}
        >
          <p className="basis-full text-sm text-ink-2">{questions[asked].text}</p>
          {questions[asked].forDays && (
            <div className="basis-full">
              <ChoiceField
                legend="Aberta por"
                error={null}
                choices={dayChoices}
                value={days}
                onChange={setDays}
              />
            </div>
          )}
          <Button
            look={questions[asked].forDays ? 'outline' : 'danger'}
            aria-disabled={busy}
            onClick={() => answer(asked)}
          >
            {questions[asked].yes}
          </Button>
          <Button look="quiet" onClick={() => ask(null)}>
            Cancelar
          </Button>
        </fieldset>
      )}
      {problem && (
        <p className="text-sm text-risk" role="alert">
          {problem}
        </p>
      )}
      {isOpened && <ListAnswers id={id} onItem={onItem} />}
    </li>
  )
}
