import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import type { Me, Preferences } from '#contract/account-schemas.ts'
import { callApi } from '../../data/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { channelsQuery } from '../../data/account/channels-query.ts'
import { addNotification } from '../../data/account/notification-queries.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { usePreferences } from '../account/use-preferences.ts'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useApiAction } from '../../data/use-api-action.ts'
import type { Channels } from '#contract/channel-calls.ts'
import { classNames } from '../../ui/class-names.ts'
import { Switch } from '../../ui/switch.tsx'

type NotificationKind = 'auction' | 'deal' | 'client' | 'system' | 'news'

const kinds: readonly { name: NotificationKind; label: string; description: string }[] = [
  { name: 'auction', label: 'Leilões', description: 'Quando se aproxima o leilão de um favorito' },
  {
    name: 'deal',
    label: 'Oportunidades',
    description: 'Imóveis novos nas buscas salvas e mudanças nos favoritos',
  },
  { name: 'client', label: 'Clientes', description: 'Perguntas e reações nas listas que você enviou' },
  { name: 'system', label: 'Conta e plano', description: 'Avisos do sistema e do vencimento do plano' },
  { name: 'news', label: 'Dicas e novidades', description: 'O que há de novo no Arremate, de vez em quando' },
]

const ways = [
  { suffix: 'ByMail', label: 'E-mail', by: 'por e-mail' },
  { suffix: 'ByPush', label: 'Aparelhos', by: 'nos aparelhos' },
  { suffix: 'ByTelegram', label: 'Telegram', by: 'no Telegram' },
] as const
type Way = (typeof ways)[number]['suffix']

const columns = 'grid grid-cols-3 sm:grid-cols-[minmax(0,1fr)_repeat(4,4rem)]'

/** Which channels the account has, so that there is something to choose. */
function findOpenWays(me: Me, { email }: Preferences, channels: Channels | undefined): Record<Way, boolean> {
  return {
    ByMail: email && !me.demonstration,
    ByPush: (channels?.push.devices.length ?? 0) > 0,
    ByTelegram: channels?.telegram.linked != null,
  }
}

/** The kinds of notifications by the channels they go to; the app comes first, and without it there is nothing. */
function NotificationMatrix({
  me,
  shown,
  channels,
  problem,
  set,
}: {
  me: Me
  shown: Preferences
  channels: Channels | undefined
  /** What went wrong with a choice. */
  problem: { name: keyof Preferences; words: string } | null
  set: (name: NotificationKind | `${NotificationKind}${Way}`, on: boolean) => void
}) {
  const open = findOpenWays(me, shown, channels)
  return (
    <div className="-mt-1">
      <div aria-hidden className={classNames(columns, 'text-center text-2xs text-ink-3 max-sm:hidden')}>
        <span />
        <span>No site</span>
        {ways.map(({ suffix, label }) => (
          <span key={suffix}>{label}</span>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {kinds.map(({ name, label, description }) => (
          <li key={name} className="py-2">
            <div className={classNames(columns, 'items-center')}>
              <label
                htmlFor={`pref-${name}`}
                className="col-span-3 flex min-h-target items-center gap-4 py-1 sm:col-span-2 sm:gap-0"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{label}</span>
                  <span id={`pref-${name}-about`} className="block text-sm text-ink-2 text-pretty">
                    {description}
                  </span>
                </span>
                <span className="grid shrink-0 place-content-center sm:w-16">
                  <Switch
                    id={`pref-${name}`}
                    aria-describedby={`pref-${name}-about`}
                    checked={shown[name]}
                    onTurn={on => set(name, on)}
                  />
                </span>
              </label>
              {ways.map(({ suffix, label: way, by }) => {
                const disabled = !shown[name] || !open[suffix]
                return (
                  <label
                    key={suffix}
                    className={classNames(
                      'flex min-h-target items-center gap-1.5 text-xs text-ink-2 sm:justify-center',
                      disabled && 'opacity-50',
                    )}
                  >
                    <input
                      type="checkbox"
                      className="tick"
                      disabled={disabled}
                      aria-label={`${label} ${by}`}
                      checked={!disabled && (shown[`${name}${suffix}`] ?? true)}
                      onChange={event => set(`${name}${suffix}`, event.target.checked)}
                    />
                    <span className="sm:hidden">{way}</span>
                  </label>
                )
              })}
            </div>
            <div role="alert">
              {problem?.name.startsWith(name) && <p className="pb-2 text-sm text-risk">{problem.words}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">
        Aparelhos e Telegram se ligam em{' '}
        <a href="#canais" className="target underline decoration-line-strong underline-offset-4">
          Por onde os avisos chegam
        </a>
        .
      </p>
    </div>
  )
}

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

/** Which notifications there are, by kind and channel; each choice is saved at once. */
export function PreferencesSection({ me }: { me: Me }) {
  const { shown, problem, set } = usePreferences(me.preferences)
  const { data: channels } = useQuery(channelsQuery)
  return (
    <PageSection
      id="avisos"
      title="Preferências de avisos"
      icon={BellRing}
      intro="Cada escolha vale na hora, em todos os seus aparelhos."
    >
      <NotificationMatrix
        me={me}
        shown={shown}
        channels={channels}
        problem={problem && { ...problem, words: `A escolha não foi salva. ${problem.words}` }}
        set={set}
      />
      <TestButton />
    </PageSection>
  )
}
