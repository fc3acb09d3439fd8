import { BellRing } from 'lucide-react'
import type { Channels } from '#contract/channel-calls.ts'
import { setChannels } from '../../../data/account/channels-query.ts'
import {
  activatePush,
  deactivatePush,
  PushNotPossible,
  type PushPermission,
  readPushPermission,
  watchPushPermission,
} from '../../../data/account/push-device.ts'
import { reportFailure } from '../../../data/call-failure.ts'
import { useApiAction } from '../../../data/use-api-action.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { useBrowserValue } from '../../../framework/use-browser-value.ts'
import { ChannelRow } from './channel-row.tsx'

const describeProblem = (error: unknown): string | null =>
  error instanceof PushNotPossible
    ? 'O navegador não conseguiu ativar os avisos. Confira a conexão e, em janelas anônimas, use uma janela comum.'
    : reportFailure(error)

function describeStatus(
  { publicKey, devices }: Channels['push'],
  permission: PushPermission,
  isOn: boolean,
): string {
  if (publicKey === null) return 'Este servidor não envia avisos a aparelhos.'
  if (permission === 'unsupported')
    return 'Este navegador não recebe avisos. No iPhone, instale antes o Arremate na tela de início.'
  if (permission === 'denied')
    return 'Bloqueados neste navegador. Permita as notificações deste site nas configurações dele.'
  if (devices.some(({ current, outdated }) => current && outdated)) return 'Precisa ser ativado de novo.'
  return isOn
    ? 'Ativos enquanto a conta estiver aberta neste aparelho.'
    : 'Avisos na tela, mesmo com o site fechado.'
}

/** This browser, and the others that show the account's notifications. */
export function DeviceChannel({ push }: { push: Channels['push'] }) {
  const permission = useBrowserValue<PushPermission>(readPushPermission, 'default', watchPushPermission)
  const { busy, problem, run } = useApiAction(describeProblem)
  const thisDevice = push.devices.find(({ current }) => current)
  const isOn = thisDevice !== undefined && !thisDevice.outdated && permission === 'granted'
  const { publicKey } = push
  const possible = publicKey !== null && permission !== 'unsupported' && permission !== 'denied'
  const others = push.devices.filter(({ current }) => !current)

  const turnOn = (key: string) =>
    run(async () => {
      const channels = await activatePush(key)
      if (channels) await setChannels(channels)
    })
  const turnOff = (id: string, isThis: boolean) =>
    run(async () => setChannels(await deactivatePush(id, isThis)))

  return (
    <ChannelRow
      icon={BellRing}
      title="Neste aparelho"
      status={describeStatus(push, permission, isOn)}
      action={
        isOn ? (
          <Button disabled={busy} onClick={() => void turnOff(thisDevice.id, true)}>
            Desativar
          </Button>
        ) : (
          possible && (
            <Button disabled={busy} onClick={() => void turnOn(publicKey)}>
              {busy ? 'Ativando…' : 'Ativar neste aparelho'}
            </Button>
          )
        )
      }
    >
      <ProblemText>{problem}</ProblemText>
      {others.length > 0 && (
        <ul aria-label="Outros aparelhos com avisos" className="mt-1 pl-9">
          {others.map(({ id, device, outdated }) => (
            <li key={id} className="flex min-h-target items-center gap-3 text-sm">
              <span className="min-w-0 flex-1 wrap-anywhere text-ink-2">
                {device}
                {outdated && ' · volta na próxima visita dele'}
              </span>
              <Button
                look="quiet"
                disabled={busy}
                aria-label={`Desativar em ${device}`}
                onClick={() => void turnOff(id, false)}
              >
                Desativar
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ChannelRow>
  )
}
