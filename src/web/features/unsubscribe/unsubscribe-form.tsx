import { Link } from '../../framework/link.tsx'
import { Link2Off, type LucideIcon, Mail, MailCheck, MailX, WifiOff } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import type { Unsubscription } from '#contract/notification-schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../data/account/session.ts'
import { callApi, RequestRefused } from '../../data/api-client.ts'
import { queryClient } from '../../data/query-client.ts'
import { useSubmission } from '../../ui/use-submission.ts'

/** `all`: stop every mail; `search`: stop the alerts of the link's search; `again`: send mails as before. */
export type UnsubscribeChoiceState = 'all' | 'search' | 'again'

type Subscription =
  | { state: 'loading' }
  /** The link is worth nothing. */
  | { state: 'dead' }
  | { state: 'away'; retrying: boolean; retry: () => void }
  | {
      state: 'here'
      unsubscription: Unsubscription
      /** The last choice made on this page. */
      done: UnsubscribeChoiceState | null
      busy: boolean
      /** Whether the last choice failed to reach the server. */
      failed: boolean
      choose: (what: UnsubscribeChoiceState) => void
    }

const isDead = (error: unknown): boolean => error instanceof RequestRefused && error.code === 'link_invalid'

/** Fetches what a mail's link is about, and sends the person's choice; opening the page changes nothing. */
function useUnsubscription(token: string): Subscription {
  const queryKey = ['unsubscription', token]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /api/unsubscribe', { query: { token }, signal }),
    retry: false,
  })
  const [done, setDone] = useState<UnsubscribeChoiceState | null>(null)
  const { step, failure: problem, run } = useSubmission<unknown>(cause => cause)

  const choose = (what: UnsubscribeChoiceState) =>
    run(async () => {
      const unsubscription = await callApi('POST /api/unsubscribe', { query: { token }, body: { what } })
      queryClient.setQueryData(queryKey, unsubscription)
      setDone(what)
      // It may be the account that is signed in here: its profile shows the same switch.
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    })

  if (isDead(error) || isDead(problem)) return { state: 'dead' }
  if (data)
    return {
      state: 'here',
      unsubscription: data,
      done,
      busy: step === 'sending',
      failed: problem !== null,
      choose: what => void choose(what),
    }
  return error ? { state: 'away', retrying: isFetching, retry: () => void refetch() } : { state: 'loading' }
}

interface Words {
  title: string
  text: string
  /** The possible choices, the most likely first. */
  choices: { what: UnsubscribeChoiceState; label: string }[]
}

const labels = {
  all: 'Parar de receber e-mails',
  search: 'Parar os avisos desta busca',
  again: 'Voltar a receber',
} as const satisfies Record<UnsubscribeChoiceState, string>

const offer = (...what: UnsubscribeChoiceState[]): Words['choices'] =>
  what.map(each => ({ what: each, label: labels[each] }))

/** Returns the texts of the page, by what the link is about and the last choice made here. */
export function describeUnsubscription(
  { address, search, mails }: Unsubscription,
  done: UnsubscribeChoiceState | null,
): Words {
  if (!mails && done === 'search')
    return {
      title: 'Pronto: os avisos desta busca pararam',
      text: `A busca “${search}” continua salva, mas não avisa mais, nem por e-mail nem no site. Os outros e-mails continuam.`,
      choices: offer('again', 'all'),
    }
  if (!mails && done === 'all')
    return {
      title: 'Pronto: você não recebe mais e-mails',
      text: `Nenhum aviso vai mais para ${address}. No site, eles continuam no sino.`,
      choices: offer('again'),
    }
  if (!mails)
    return {
      title: 'Estes e-mails já pararam',
      text: search
        ? `Os avisos da busca “${search}” não vão mais para ${address}.`
        : `Nenhum aviso vai mais para ${address}. No site, eles continuam no sino.`,
      choices: search ? offer('again', 'all') : offer('again'),
    }
  if (done === 'again')
    return {
      title: 'Os e-mails voltaram',
      text: `Os avisos vão de novo para ${address}${search ? `, também os da busca “${search}”` : ''}.`,
      choices: search ? offer('search', 'all') : offer('all'),
    }
  return search
    ? {
        title: 'O que você quer parar de receber?',
        text: `Os avisos da busca “${search}” vão para ${address}. Você pode parar só eles, ou todos os e-mails.`,
        choices: offer('search', 'all'),
      }
    : {
        title: 'Parar de receber e-mails?',
        text: `Os avisos deixam de ir para ${address}. No site, eles continuam no sino.`,
        choices: offer('all'),
      }
}

/** A message, read out when it changes. */
const Said = ({
  icon: Icon,
  title,
  text,
  problem,
  heading,
  children,
}: {
  icon: LucideIcon
  title: string
  text: string
  problem?: string | null
  heading?: Ref<HTMLHeadingElement>
  children?: ReactNode
}) => (
  <>
    <MessagePage
      // Content that follows the waiting state is new to the page, so it does not count as a layout shift.
      key={children ? 'said' : 'waiting'}
      title={title}
      heading={heading}
      picture={
        <span className="grid size-16 place-content-center rounded-full bg-amber-soft text-amber-text">
          <Icon className="size-7" />
        </span>
      }
      actions={
        <>
          {children}
          <div role="alert" className="basis-full">
            {problem && <p className="text-sm text-risk">{problem}</p>}
          </div>
        </>
      }
    >
      {text}
    </MessagePage>
    <output className="sr-only">{title}</output>
  </>
)

const Profile = () => (
  <Link to={pagePaths.profile} hash="avisos" className={buttonClass('outline')}>
    Escolher no perfil
  </Link>
)

/** Shown when the link is not ours, is incomplete, or its account no longer exists. */
export const InvalidUnsubscribeLink = ({ missing = false }: { missing?: boolean }) => (
  <Said
    icon={Link2Off}
    title={missing ? 'Falta o link completo' : 'Este link não vale'}
    text="Abra de novo o link do e-mail, inteiro. Você também pode escolher no seu perfil o que receber."
  >
    <Profile />
  </Said>
)

/** Stops mails with one press, and starts them again; no sign-in is needed. */
export function UnsubscribeForm({ token }: { token: string }) {
  const subscription = useUnsubscription(token)
  const heading = useRef<HTMLHeadingElement>(null)
  const done = subscription.state === 'here' ? subscription.done : null
  // The pressed button disappears.
  useEffect(() => {
    if (done !== null) heading.current?.focus()
  }, [done])
  switch (subscription.state) {
    case 'loading':
      return <Said icon={Mail} title="E-mails do Arremate" text="Abrindo o link…" />
    case 'dead':
      return <InvalidUnsubscribeLink />
    case 'away':
      return (
        <Said
          icon={WifiOff}
          title="Sem conexão com o servidor"
          text="Nada mudou ainda. Tente de novo em instantes."
        >
          <Button look="primary" disabled={subscription.retrying} onClick={subscription.retry}>
            {subscription.retrying ? 'Tentando…' : 'Tentar de novo'}
          </Button>
        </Said>
      )
    case 'here': {
      const { unsubscription, busy, failed, choose } = subscription
      const { title, text, choices } = describeUnsubscription(unsubscription, done)
      return (
        <Said
          icon={unsubscription.mails ? (done === null ? Mail : MailCheck) : MailX}
          title={title}
          text={text}
          heading={heading}
          problem={failed ? 'A escolha não foi salva. Tente de novo em instantes.' : null}
        >
          {choices.map(({ what, label }, at) => (
            <Button
              key={what}
              look={at === 0 && unsubscription.mails && done === null ? 'primary' : 'outline'}
              aria-disabled={busy}
              onClick={() => !busy && choose(what)}
            >
              {label}
            </Button>
          ))}
        </Said>
      )
    }
  }
}
