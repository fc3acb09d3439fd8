import { Send } from 'lucide-react'
import { useState } from 'react'
import { formatBrasiliaDay, toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { Channels, TelegramCode } from '#contract/channel-schemas.ts'
import { channelsQuery, setChannels } from '../../../data/account/channels-query.ts'
import { callApi } from '../../../data/api-client.ts'
import { queryClient } from '../../../data/query-client.ts'
import { useApiAction } from '../../../data/use-api-action.ts'
import { Button } from '../../../ui/button.tsx'
import { OutsideLink } from '../../../ui/outside-link.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { ChannelRow } from './channel-row.tsx'

function describeStatus({ available, linked }: Channels['telegram']): string {
  if (linked) {
    const whose = linked.name === null ? '' : ` de ${linked.name}`
    return `Ligado à conversa${whose} desde ${formatBrasiliaDay(linked.since)}.`
  }
  return available
    ? 'Os avisos numa conversa com o nosso robô.'
    : 'Este servidor não tem um robô no Telegram.'
}

/** The hour of an instant in Brasília: `14h32`. */
const formatHour = (instant: string): string =>
  toBrasiliaIso(Date.parse(instant)).slice(11, 16).replace(':', 'h')

/** The chat that gets the account's notifications, and the code that links one. */
export function TelegramChannel({ telegram }: { telegram: Channels['telegram'] }) {
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
