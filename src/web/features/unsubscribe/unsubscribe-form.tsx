import { Link } from '../../framework/link.tsx'
import { Link2Off, type LucideIcon, Mail, MailCheck, MailX, WifiOff } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { useUnsubscription } from './use-unsubscription.ts'
import { describeUnsubscription } from './unsubscribe-words.ts'

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
      const { about, busy, failed, choose } = subscription
      const { title, text, choices } = describeUnsubscription(about, done)
      return (
        <Said
          icon={about.mails ? (done === null ? Mail : MailCheck) : MailX}
          title={title}
          text={text}
          heading={heading}
          problem={failed ? 'A escolha não foi salva. Tente de novo em instantes.' : null}
        >
          {choices.map(({ what, label }, at) => (
            <Button
              key={what}
              look={at === 0 && about.mails && done === null ? 'primary' : 'outline'}
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
