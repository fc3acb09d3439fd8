import { History } from 'lucide-react'
import type { HistoryEntry, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatListDate } from '#domain/freshness/list-age.ts'
import { formatReais, formatShortDate } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { describeLastListed } from '../listing/last-listed.ts'
import { FoldingPanel } from './folding-panel.tsx'
import { listPropertyEvents } from './property-events.ts'

/** Says which list brought it, and which read before did not. */
function describeSingleList({ at, price }: HistoryEntry, absentFrom: string | null): string {
  const seen = `${formatListDate(at)}: ${formatReais(price)}.`
  return absentFrom === null
    ? `Visto em uma só lista, a de ${seen} O que mudou antes não se sabe.`
    : `Entrou na lista de ${seen} A anterior que lemos, de ${formatListDate(absentFrom)}, não o trazia; depois dela não lemos outra.`
}

/** What the lists said of the property, the newest first; of a single list nothing about change. */
export function HistoryCard({ property }: { property: PropertyDetail }) {
  const { trajectory, history, gone, siteGoneAt } = property
  const [first] = history
  const seen = describeLastListed(property)
  if (first === undefined)
    return (
      <Panel title="O que aconteceu" icon={History}>
        <p className="text-sm text-ink-2">Ainda não temos o histórico deste imóvel.</p>
      </Panel>
    )
  if (history.length === 1 && (trajectory === null || trajectory.daysListed === 0))
    return (
      <Panel title="O que aconteceu" icon={History}>
        <p className="text-sm text-pretty text-ink-2">
          {describeSingleList(first, trajectory?.absentFrom ?? null)}
        </p>
      </Panel>
    )
  const siteGoneOn = siteGoneAt === null ? null : toBrasiliaIso(Date.parse(siteGoneAt)).slice(0, 10)
  const events = listPropertyEvents(history, trajectory?.absentFrom ?? null, siteGoneOn).toReversed()
  const [newest] = events
  const stillSeen = !gone && seen !== null && seen !== events[0]?.at
  return (
    <FoldingPanel
      title="O que aconteceu"
      icon={History}
      summary={newest ? `${formatShortDate(newest.at)}: ${newest.words}` : ''}
    >
      <ol className="events">
        {stillSeen && (
          <li data-newest>
            <span className="events-day">{formatShortDate(seen)}</span>
            <span className="font-semibold">Visto na lista, mesmo preço</span>
          </li>
        )}
        {events.map(({ at, words }, index) => (
          <li key={at} data-newest={(index === 0 && !stillSeen) || undefined}>
            <span className="events-day">{formatShortDate(at)}</span>
            <span className="text-pretty">{words}</span>
          </li>
        ))}
      </ol>
    </FoldingPanel>
  )
}
