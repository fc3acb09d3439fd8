import { useQuery } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import type { Me, Preferences } from '#contract/account-schemas.ts'
import { channelsQuery } from '../../../data/account/channels-query.ts'
import { describeFailure } from '../../../data/call-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { usePreferences } from '../../account/use-preferences.ts'
import { DeviceChannel } from './device-channel.tsx'
import { MailChannel } from './mail-channel.tsx'
import { QuietHoursRow } from './quiet-hours.tsx'
import { TelegramChannel } from './telegram-channel.tsx'

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
    problem && names.includes(problem.of) ? `A escolha não foi salva. ${problem.words}` : null
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
