import { BellRing } from 'lucide-react'
import type { Me, Preferences } from '#contract/account.ts'
import type { Notification } from '#contract/notifications.ts'
import { sendJson } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { addNotification } from '../notifications/notifications.ts'
import { Problem, Section } from './section.tsx'
import { useWork } from './trouble.ts'
import { usePreferences } from './use-preferences.ts'

const choices: readonly { of: Exclude<keyof Preferences, 'rhythm'>; label: string; about: string }[] = [
  { of: 'auction', label: 'Leilões', about: 'Quando se aproxima o leilão de um favorito' },
  { of: 'deal', label: 'Oportunidades', about: 'Imóveis novos nas buscas salvas e favoritos que baixaram' },
  { of: 'system', label: 'Conta e plano', about: 'Avisos do sistema e do vencimento do plano' },
  { of: 'news', label: 'Dicas e novidades', about: 'O que há de novo no Arremate, de vez em quando' },
  {
    of: 'email',
    label: 'Também por e-mail',
    about: 'Os avisos ligados vão também para a sua caixa de entrada',
  },
]

function TestButton() {
  const { busy, problem, run } = useWork()
  return (
    <div className="mt-4">
      <Button
        disabled={busy}
        onClick={() =>
          void run(async () => {
            addNotification(await sendJson<Notification>('POST', '/api/notifications/test'))
            showToast({
              title: 'Aviso de teste enviado',
              description: 'Abra os avisos, no sino, para vê-lo.',
            })
          })
        }
      >
        {busy ? 'Enviando…' : 'Enviar aviso de teste'}
      </Button>
      <Problem>{problem}</Problem>
    </div>
  )
}

/** What one wants to be told; each switch is saved as it is turned. */
export function PreferencesSection({ me }: { me: Me }) {
  const { shown, problem, set } = usePreferences(me.preferences)
  return (
    <Section
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
                  {about}
                </span>
              </span>
              <Switch
                id={`pref-${of}`}
                aria-describedby={`pref-${of}-about`}
                checked={shown[of]}
                onTurn={on => set(of, on)}
              />
            </label>
            <div role="alert">
              {problem?.of === of && (
                <p className="pb-3 text-sm text-risk">A escolha não foi salva. {problem.words}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <TestButton />
    </Section>
  )
}
