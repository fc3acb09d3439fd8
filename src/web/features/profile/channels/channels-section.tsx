import { useQuery } from '@tanstack/react-query'
import { Mail, MoonStar, Radio, Send } from 'lucide-react'
import type { MailRhythm, Me, Preferences } from '#contract/account-schemas.ts'
import { channelsQuery, setChannels } from '../../../data/account/channels-query.ts'
import { describeFailure } from '../../../data/call-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { usePreferences } from '../../account/use-preferences.ts'
import { DeviceChannel } from './device-channel.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { ChannelRow } from './channel-row.tsx'
import { ChoicePills } from '../../../ui/choice-controls.tsx'
import { useState } from 'react'
import { formatBrasiliaDay, toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { Channels, TelegramCode } from '#contract/channel-calls.ts'
import { callApi } from '../../../data/api-client.ts'
import { queryClient } from '../../../data/query-client.ts'
import { useApiAction } from '../../../data/use-api-action.ts'
import { OutsideLink } from '../../../ui/outside-link.tsx'

function describeStatus({ available, linked }: Channels['telegram']): string {
  if (linked) {
    const owner = linked.name === null ? '' : ` de ${linked.name}`
    return `Ligado à conversa${owner} desde ${formatBrasiliaDay(linked.since)}.`
  }
  return available
    ? 'Os avisos numa conversa com o nosso robô.'
    : 'Este servidor não tem um robô no Telegram.'
}

/** The hour of an instant in Brasília: `14h32`. */
const formatHour = (instant: string): string =>
  toBrasiliaIso(Date.parse(instant)).slice(11, 16).replace(':', 'h')

/** The chat that gets the account's notifications, and the code that links one. */
function TelegramChannel({ telegram }: { telegram: Channels['telegram'] }) {
  const { busy, problem, run } = useApiAction()
  const [code, setCode] = useState<TelegramCode | null>(null)
  const { linked, available } = telegram

  const link = () => run(async () => setCode(await callApi('POST /api/me/telegram/code', {})))
  const unlink = () =>
    run(async () => {
      setCode(null)
      await setChannels(await callApi('DELETE /api/me/telegram', {}))
    })

  return (
    <ChannelRow
      icon={Send}
      title="Telegram"
      status={describeStatus(telegram)}
      action={
        linked ? (
          <Button disabled={busy} onClick={() => void unlink()}>
            Desligar
          </Button>
        ) : (
          available && (
            <Button disabled={busy} onClick={() => void link()}>
              {busy ? 'Um momento…' : code ? 'Outro código' : 'Ligar ao Telegram'}
            </Button>
          )
        )
      }
    >
      <ProblemText>{problem}</ProblemText>
      {code && !linked && (
        <div className="mt-2 rounded-lg bg-raised-2 p-3 text-sm text-pretty">
          <p>
            Abra a conversa e toque em <strong>Começar</strong>. Ou envie ao robô{' '}
            <code className="font-medium wrap-anywhere select-all">/start {code.code}</code>. O código vale
            uma vez, até {formatHour(code.expiresAt)}.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <OutsideLink href={code.link}>Abrir o Telegram</OutsideLink>
            <Button
              look="quiet"
              onClick={() => void queryClient.invalidateQueries({ queryKey: channelsQuery.queryKey })}
            >
              Já liguei
            </Button>
          </div>
        </div>
      )}
    </ChannelRow>
  )
}

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
const MailChannel = ({
  me: { demonstration },
  shown: { email, rhythm },
  problem,
  set,
}: {
  me: Me
  shown: Preferences
  problem: (name: 'email' | 'rhythm') => string | null
  set: <Name extends 'email' | 'rhythm'>(name: Name, to: Preferences[Name]) => void
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

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The hours in which no device rings. */
function QuietHoursRow({
  shown: { quiet, quietFrom, quietTo },
  problem,
  set,
}: {
  shown: Preferences
  problem: string | null
  set: <Name extends 'quiet' | 'quietFrom' | 'quietTo'>(name: Name, to: Preferences[Name]) => void
}) {
  return (
    <ChannelRow
      icon={MoonStar}
      title="Horas de silêncio"
      status="Nos aparelhos e no Telegram, os avisos esperam e vêm juntos depois. Um leilão dentro delas avisa mesmo assim."
      action={
        <label htmlFor="pref-quiet" className="flex min-h-target items-center">
          <Switch id="pref-quiet" checked={quiet} onTurn={on => set('quiet', on)} />
          <span className="sr-only">Horas de silêncio</span>
        </label>
      }
    >
      <div className="mt-2 flex flex-wrap gap-3 pl-9">
        {(
          [
            ['quietFrom', 'De', quietFrom],
            ['quietTo', 'Até', quietTo],
          ] as const
        ).map(([name, label, value]) => (
          <Field key={name} label={label} className="w-28">
            {control => (
              <Select
                {...control}
                disabled={!quiet}
                value={value}
                onChange={event => set(name, Number(event.target.value))}
              >
                {hours.map(hour => (
                  <option key={hour} value={hour}>
                    {`${hour}h`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      {quiet && quietFrom === quietTo && (
        <p className="mt-2 pl-9 text-sm text-ink-2">Com a mesma hora nos dois, nenhuma é de silêncio.</p>
      )}
      <ProblemText>{problem}</ProblemText>
    </ChannelRow>
  )
}

/** As high as the two channels are at first. */
const Skeleton = () => (
  <li aria-busy="true" className="divide-y divide-line">
    <p className="sr-only">Carregando os canais…</p>
    {[0, 1].map(one => (
      <div key={one} className="flex min-h-17 items-center gap-4 py-3">
        <div className="skeleton size-5" />
        <div className="flex-1 space-y-2">
          <div className="skeleton h-4 w-32" />
          <div className="skeleton h-3.5 w-48" />
        </div>
      </div>
    ))}
  </li>
)

/** Where notifications go besides the app: mails, browsers and Telegram, and when nothing rings. */
export function ChannelsSection({ me }: { me: Me }) {
  const { shown, problem, set } = usePreferences(me.preferences)
  const { data, error, isFetching, refetch } = useQuery(channelsQuery)
  const problemOf = (...names: (keyof Preferences)[]) =>
    problem && names.includes(problem.name) ? `A escolha não foi salva. ${problem.words}` : null
  return (
    <PageSection
      id="canais"
      title="Por onde os avisos chegam"
      icon={Radio}
      intro="Além do sino do site. Desligar um não muda os outros."
    >
      <ul className="-mt-1 divide-y divide-line">
        <MailChannel me={me} shown={shown} problem={problemOf} set={set} />
        {data ? (
          <>
            <DeviceChannel push={data.push} />
            <TelegramChannel telegram={data.telegram} />
          </>
        ) : error ? (
          <li role="alert" className="py-3 text-sm">
            <p className="text-ink-2">{describeFailure(error)}</p>
            <Button className="mt-3" disabled={isFetching} onClick={() => void refetch()}>
              Tentar de novo
            </Button>
          </li>
        ) : (
          <Skeleton />
        )}
        <QuietHoursRow shown={shown} problem={problemOf('quiet', 'quietFrom', 'quietTo')} set={set} />
      </ul>
    </PageSection>
  )
}
