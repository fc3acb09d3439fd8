import { MoonStar } from 'lucide-react'
import type { Preferences } from '#contract/account-schemas.ts'
import { Field, Select } from '../../../ui/field.tsx'
import { ProblemText } from '../../../ui/problem-text.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { ChannelRow } from './channel-row.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The hours in which no device rings. */
export function QuietHoursRow({
  shown: { quiet, quietFrom, quietTo },
  problem,
  set,
}: {
  shown: Preferences
  problem: string | null
  set: <Name extends 'quiet' | 'quietFrom' | 'quietTo'>(of: Name, to: Preferences[Name]) => void
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
        ).map(([of, label, value]) => (
          <Field key={of} label={label} className="w-28">
            {control => (
              <Select
                {...control}
                disabled={!quiet}
                value={value}
                onChange={event => set(of, Number(event.target.value))}
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
