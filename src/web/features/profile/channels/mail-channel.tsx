import { Mail } from 'lucide-react'
import type { MailRhythm, Me, Preferences } from '#contract/account-schemas.ts'
import { ChoicePills } from '../../../ui/choice-controls.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { Switch } from '../../../ui/switch.tsx'

const rhythms: readonly { value: MailRhythm; label: string }[] = [
  { value: 'immediately', label: 'Na hora' },
  { value: 'daily', label: 'Uma vez por dia' },
  { value: 'weekly', label: 'Uma vez por semana' },
]

const rhythmNotes: Record<MailRhythm, string> = {
  immediately: 'Cada aviso vai assim que há o que contar.',
  daily: 'Um e-mail por dia, às 7h, quando há avisos. Lembretes de leilão vão na hora.',
  weekly: 'Um e-mail às segundas, às 7h, quando há avisos. Lembretes de leilão vão na hora.',
}

/** What the mail switch says to the demonstration's account. */
const demonstrationMail = 'A conta da demonstração não tem e-mail: os avisos ficam no sino'

/** The mails that gather notifications, and how often they come; there is nothing to choose while none are sent. */
export const MailChannel = ({
  me: { demonstration },
  shown: { email, rhythm },
  problem,
  set,
}: {
  me: Me
  shown: Preferences
  problem: (of: 'email' | 'rhythm') => string | null
  set: <Name extends 'email' | 'rhythm'>(of: Name, to: Preferences[Name]) => void
}) => (
  <li>
    <label htmlFor="pref-email" className="flex min-h-target items-center gap-4 py-3">
      <Mail className="size-5 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">Também por e-mail</span>
        <span id="pref-email-about" className="block text-sm text-ink-2">
          {demonstration ? demonstrationMail : 'Os avisos escolhidos vão também para a sua caixa de entrada'}
        </span>
      </span>
      <Switch
        id="pref-email"
        aria-describedby="pref-email-about"
        checked={email && !demonstration}
        disabled={demonstration}
        onTurn={on => set('email', on)}
      />
    </label>
    <div role="alert">{problem('email') && <p className="pb-3 text-sm text-risk">{problem('email')}</p>}</div>
    {!demonstration && (
      <fieldset className="min-w-0 pb-3 pl-9" disabled={!email}>
        <legend className="mb-2 text-sm text-ink-2">De quanto em quanto tempo</legend>
        <div className={email ? undefined : 'opacity-50'}>
          <ChoicePills choices={rhythms} value={rhythm} onChange={to => set('rhythm', to)} />
        </div>
        <p className="mt-2 text-sm text-ink-2">
          {email ? rhythmNotes[rhythm] : 'Ligue “Também por e-mail” para escolher.'}
        </p>
        <ProblemText>{problem('rhythm')}</ProblemText>
      </fieldset>
    )}
  </li>
)
