import { BellRing } from 'lucide-react'
import type { MailRhythm, Me, Preferences } from '#contract/account-schemas.ts'
import { callApi } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { ChoicePills } from '../../ui/choice-controls.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { addNotification } from '../../data/account/notification-queries.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { usePreferences } from '../account/use-preferences.ts'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'

const choices: readonly { of: Exclude<keyof Preferences, 'rhythm'>; label: string; about: string }[] = [
  { of: 'auction', label: 'Leilões', about: 'Quando se aproxima o leilão de um favorito' },
  { of: 'deal', label: 'Oportunidades', about: 'Imóveis novos nas buscas salvas e mudanças nos favoritos' },
  { of: 'system', label: 'Conta e plano', about: 'Avisos do sistema e do vencimento do plano' },
  { of: 'news', label: 'Dicas e novidades', about: 'O que há de novo no Arremate, de vez em quando' },
  {
    of: 'email',
    label: 'Também por e-mail',
    about: 'Os avisos ligados vão também para a sua caixa de entrada',
  },
]

/** What the mail switch says to the demonstration's account. */
const demonstrationMail = 'A conta da demonstração não tem e-mail: os avisos ficam no sino'

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

/** Chooses how often mails are sent; there is nothing to choose while none are. */
const RhythmChoice = ({
  value,
  disabled,
  problem,
  onChange,
}: {
  value: MailRhythm
  disabled: boolean
  problem: string | null
  onChange: (rhythm: MailRhythm) => void
}) => (
  <fieldset className="min-w-0 pb-3" disabled={disabled}>
    <legend className="mb-2 text-sm text-ink-2">De quanto em quanto tempo</legend>
    <div className={disabled ? 'opacity-50' : undefined}>
      <ChoicePills choices={rhythms} value={value} onChange={onChange} />
    </div>
    <p className="mt-2 text-sm text-ink-2">
      {disabled ? 'Ligue “Também por e-mail” para escolher.' : rhythmNotes[value]}
    </p>
    <ProblemText>{problem}</ProblemText>
  </fieldset>
)

const unsaved = (words: string): string => `A escolha não foi salva. ${words}`

function TestButton() {
  const { busy, problem, run } = useApiAction()
  return (
    <div className="mt-4">
      <Button
        disabled={busy}
        onClick={() =>
          void run(async () => {
            addNotification(await callApi('POST /api/notifications/test', {}))
            showToast({
              title: 'Aviso de teste enviado',
              description: 'Abra os avisos, no sino, para vê-lo.',
            })
          })
        }
      >
        {busy ? 'Enviando…' : 'Enviar aviso de teste'}
      </Button>
      <ProblemText>{problem}</ProblemText>
    </div>
  )
}

/** The notification preferences; each switch is saved at once. */
export function PreferencesSection({ me }: { me: Me }) {
  const { shown, problem, set } = usePreferences(me.preferences)
  return (
    <PageSection
      id="avisos"
      title="Preferências de avisos"
      icon={BellRing}
      intro="Cada escolha vale na hora, em todos os seus aparelhos."
    >
      <ul className="-mt-1 divide-y divide-line">
        {choices.map(({ of, label, about }) => (
          <li key={of}>
            <label htmlFor={`pref-${of}`} className="flex min-h-target items-center gap-4 py-3">
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{label}</span>
                <span id={`pref-${of}-about`} className="block text-sm text-ink-2">
                  {of === 'email' && me.demonstration ? demonstrationMail : about}
                </span>
              </span>
              <Switch
                id={`pref-${of}`}
                aria-describedby={`pref-${of}-about`}
                checked={shown[of] && !(of === 'email' && me.demonstration)}
                disabled={of === 'email' && me.demonstration}
                onTurn={on => set(of, on)}
              />
            </label>
            <div role="alert">
              {problem?.of === of && <p className="pb-3 text-sm text-risk">{unsaved(problem.words)}</p>}
            </div>
            {of === 'email' && !me.demonstration && (
              <RhythmChoice
                value={shown.rhythm}
                disabled={!shown.email}
                problem={problem?.of === 'rhythm' ? unsaved(problem.words) : null}
                onChange={rhythm => set('rhythm', rhythm)}
              />
            )}
          </li>
        ))}
      </ul>
      <TestButton />
    </PageSection>
  )
}
