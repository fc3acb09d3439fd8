import './shared-list.css'
import type { SharedListing, SharedPage } from '#contract/shared-list-schemas.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { SharedListPaper } from './shared-list-paper.tsx'
import { describeSent, nameSharedListing } from './shared-list-words.ts'
import { SharedListingCard } from './shared-listing-card.tsx'
import { CheckCheck, MessageCircleQuestion, Printer, ThumbsDown, ThumbsUp } from 'lucide-react'
import { formatCount } from '#domain/format-count.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { Button } from '../../ui/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { sharedFormPaths } from '#contract/shared-list-path.ts'
import { type SharedReaction, sharedReactions } from '#contract/shared-list-keys.ts'
import { describeFailure } from '../../data/call-failure.ts'
import { reactToListing } from '../../data/shared-list/shared-page-query.ts'
import { useApiAction } from '../../data/use-api-action.ts'
import { useRef, useState } from 'react'
import { sharedListLengths } from '#contract/shared-list-limits.ts'
import { callApi } from '../../data/api-client.ts'
import { newUuid } from '../../data/new-uuid.ts'
import { makeVisitorKey } from '../../data/shared-list/visitor-key.ts'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

const readText = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Asks the adviser about a listing, or about the whole list. Without script the browser sends it. */
function QuestionForm({
  token,
  item,
  adviserName,
  label,
}: {
  token: string
  /** The listing's number; `null`: the list. */
  item: string | null
  adviserName: string
  label: string
}) {
  // Sending the same question again after a failure uses the same id.
  const id = useRef('')
  const [sent, setSent] = useState(false)
  const [empty, setEmpty] = useState(false)
  const { busy, problem, run } = useApiAction(describeFailure)
  if (sent)
    return (
      <div className="text-sm/5.5 py-2">
        <output className="flex gap-2 text-gain text-pretty">
          <CheckCheck className="size-4.5 shrink-0" aria-hidden="true" />
          Pergunta enviada. A resposta vem de {adviserName}, por onde vocês já conversam.
        </output>
        <Button look="quiet" className="px-2 text-sm" onClick={() => setSent(false)}>
          Fazer outra pergunta
        </Button>
      </div>
    )
  const send = (data: FormData) => {
    const [text, name] = [readText(data, 'text'), readText(data, 'name')]
    setEmpty(text === '')
    if (text === '') return
    id.current ||= newUuid()
    void run(async () => {
      const body = { id: id.current, visitor: makeVisitorKey(), item, text, name: name === '' ? null : name }
      await callApi('POST /api/shared/{token}/questions', { params: { token }, body })
      id.current = ''
      setSent(true)
    })
  }
  return (
    <form
      className="grid grid-cols-1 gap-3 pt-1.5 pb-2"
      method="post"
      action={sharedFormPaths.question(token)}
      onSubmit={event => {
        event.preventDefault()
        send(new FormData(event.currentTarget))
      }}
    >
      {item !== null && <input type="hidden" name="item" value={item} />}
      <Field label={label} error={empty ? 'Escreva a pergunta.' : problem}>
        {control => (
          <textarea
            {...control}
            name="text"
            rows={3}
            required
            maxLength={sharedListLengths.question}
            className="control h-auto px-3 py-2"
          />
        )}
      </Field>
      <div className="flex items-end gap-3">
        <Field label="Seu nome, se quiser" className="min-w-0 flex-1">
          {control => (
            <input
              {...control}
              type="text"
              name="name"
              autoComplete="name"
              maxLength={sharedListLengths.visitorName}
              className="control px-3"
            />
          )}
        </Field>
        <SubmitButton busy={busy} busyText="Enviando…" look="outline">
          Enviar
        </SubmitButton>
      </div>
    </form>
  )
}

/** The question about one listing, folded until somebody has one. */
const FoldedQuestion = ({
  token,
  item,
  adviserName,
  name,
}: {
  token: string
  item: string
  adviserName: string
  name: string
}) => (
  <details>
    <summary className="text-sm/5.5 flex items-center justify-center gap-2 min-h-target rounded-md text-ink-2 font-medium cursor-pointer hover:text-ink">
      <MessageCircleQuestion className="size-4" aria-hidden="true" />
      Perguntar<span className="sr-only"> sobre {name}</span>
    </summary>
    <QuestionForm {...{ token, item, adviserName }} label={`O que você quer saber deste imóvel?`} />
  </details>
)

const looks = {
  liked: { icon: ThumbsUp, label: 'Gostei' },
  disliked: { icon: ThumbsDown, label: 'Não é para mim' },
}

const readReaction = (value: string | undefined): SharedReaction | null =>
  sharedReactions.find(reaction => reaction === value) ?? null

/** “Gostei” and “Não é para mim” of one listing; a second press takes it back. Without script the browser sends it. */
function ReactionForm({ token, listing, name }: { token: string; listing: SharedListing; name: string }) {
  const client = useQueryClient()
  const { problem, run } = useApiAction(describeFailure)
  const { id, mine: ownReaction } = listing
  return (
    <form
      className="grid grid-cols-[minmax(0,2fr)_minmax(max-content,3fr)] gap-2 mt-2"
      method="post"
      action={sharedFormPaths.reaction(token)}
      aria-label={`O que você achou: ${name}`}
      onSubmit={event => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const reaction = readReaction((submitter as HTMLButtonElement | null)?.value)
        void run(() => reactToListing(client, token, listing, reaction))
      }}
    >
      <input type="hidden" name="item" value={id} />
      {sharedReactions.map(reaction => {
        const { icon: Icon, label } = looks[reaction]
        const isMine = ownReaction === reaction
        return (
          <button
            key={reaction}
            type="submit"
            name="reaction"
            value={isMine ? '' : reaction}
            aria-pressed={isMine}
            className="text-sm/5.5 inline-flex items-center justify-center gap-2 min-h-target px-2 border border-line-strong rounded-md font-medium whitespace-nowrap transition-[border-color] hover:border-ink-3 aria-pressed:border-transparent aria-pressed:bg-inverse aria-pressed:text-inverse-ink"
          >
            <Icon className="size-4" aria-hidden="true" />
            {label}
          </button>
        )
      })}
      <p className="shared-problem" aria-live="polite">
        {problem}
      </p>
    </form>
  )
}

/**
 * The sender of the list, their message, and the day until which it is open. Without script there is no print button.
 */
function SharedListHead({ page }: { page: SharedPage }) {
  const { title, adviserName, words, logo, listings, expiresAt } = page
  return (
    <header className="mb-5">
      <div className="flex items-center gap-3 mb-5 [&_strong]:text-md/5.5 [&_strong]:block [&_strong]:font-semibold">
        {logo !== null && (
          <img src={logo} alt="" className="w-auto max-w-36 h-12 p-1 rounded-md bg-[white] object-contain" />
        )}
        <p className="min-w-0 wrap-anywhere">
          <span className="text-xs text-ink-3">Enviado por</span>
          <strong>{adviserName}</strong>
        </p>
      </div>
      <h1 className="text-2xl font-bold tracking-tight text-balance wrap-anywhere">{title}</h1>
      {words !== '' && (
        <p className="text-md max-w-184 mt-2.5 text-ink-2 text-pretty whitespace-pre-line">{words}</p>
      )}
      <div className="text-sm/5.5 flex flex-wrap items-center justify-between gap-x-4 mt-2.5 text-ink-3">
        <p>
          {listings.length > 0
            ? `${formatCount(listings.length, 'imóvel', 'imóveis')} · vale até`
            : 'Vale até'}{' '}
          <time dateTime={expiresAt}>{formatBrasiliaDay(expiresAt)}</time>
        </p>
        <span className="min-h-target needs-script">
          {listings.length > 0 && (
            <Button look="quiet" className="-ml-3 px-3 text-sm sm:ml-0" onClick={() => window.print()}>
              <Printer className="size-4" aria-hidden="true" />
              Imprimir
            </Button>
          )}
        </span>
      </div>
    </header>
  )
}

/** Says how a form that was sent without script ended. */
function SentNote({ sent }: { sent: string | undefined }) {
  const outcome = describeSent(sent)
  return (
    outcome && (
      <output
        className="text-sm/5.5 block mb-4 px-4 py-3 border border-line-strong rounded-md bg-raised data-failed:border-risk data-failed:text-risk"
        data-failed={!outcome.isTaken || undefined}
      >
        {outcome.text}
      </output>
    )
  )
}

/** A list for a client: its sender, its listings, and a form for questions. */
export function SharedListView({
  token,
  page,
  sent,
}: {
  token: string
  page: SharedPage
  /** How a form that was sent without script ended. */
  sent: string | undefined
}) {
  const { adviserName, targetRoi, listings, asOf, questionsLeft } = page
  const canAsk = questionsLeft > 0
  return (
    <main id="main" tabIndex={-1} className="shared-list">
      <SharedListHead page={page} />
      <SentNote sent={sent} />
      {listings.length === 0 ? (
        <p className="px-4 py-12 border border-dashed border-line-strong rounded-xl text-ink-2 text-center text-balance">
          Nenhum imóvel nesta lista por enquanto. Quem a enviou pode pôr outros; o link é o mesmo.
        </p>
      ) : (
        <ul className="shared-cards" aria-label="Imóveis">
          {listings.map(listing => {
            const name = nameSharedListing(listing)
            return (
              <li key={listing.id} id={listing.id}>
                <SharedListingCard {...{ listing, adviserName, targetRoi }}>
                  <ReactionForm {...{ token, listing, name }} />
                  {canAsk && <FoldedQuestion {...{ token, adviserName, name }} item={listing.id} />}
                </SharedListingCard>
              </li>
            )
          })}
        </ul>
      )}
      <section className="panel max-w-184 mt-8 gap-2" aria-labelledby="perguntar">
        <h2 id="perguntar" className="text-lg font-semibold">
          Ficou alguma dúvida?
        </h2>
        {canAsk ? (
          <QuestionForm
            {...{ token, adviserName }}
            item={null}
            label={`Escreva para ${adviserName}; a pergunta chega na hora`}
          />
        ) : (
          <p className="text-sm text-ink-2">
            Esta lista já recebeu todas as perguntas que podia. Fale direto com {adviserName}.
          </p>
        )}
      </section>
      <footer className="text-xs/5.5 grid gap-1 max-w-184 mt-6 text-ink-3 text-pretty">
        <p>
          Isto não é do banco nem garantia: confira preço, datas e edital na página da Caixa antes do lance.
        </p>
        <p>
          Contas de {formatDay(asOf, null)}, feitas por quem envia sobre suposições de custos, prazo e venda
          pela avaliação. O preço é da lista que cada imóvel cita.
        </p>
      </footer>
      <SharedListPaper page={page} />
    </main>
  )
}
