import { Building2, FileQuestion, Gavel, KeyRound, TriangleAlert } from 'lucide-react'
import { type ComponentType, type ReactNode, useId } from 'react'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { capitalize } from '#domain/capitalize.ts'
import { ActWords } from '../frame/act-words.tsx'
import { FactLines } from '../../listing/facts/fact-lines.tsx'
import {
  describeNegativeAuctions,
  describeOwner,
  listPropertyFacts,
  listReservations,
} from './title-record-words.ts'

const Group = ({
  icon: Icon,
  title,
  children,
}: {
  icon: ComponentType<{ className: string }>
  title: string
  children: ReactNode
}) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="reading-group">
      <h2 id={id} className="text-md flex items-center gap-2 mb-2 font-semibold whitespace-pre-wrap">
        <Icon className="size-5 shrink-0 text-ink-3" />
        {title}
      </h2>
      {children}
    </section>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line, at) => (
      <li
        key={at}
        className="py-1.5 wrap-anywhere text-pretty text-ink-2 not-first:border-t not-first:border-line"
      >
        <ActWords text={line} />
      </li>
    ))}
  </ul>
)

/** What a reader must know before trusting the rest. */
export const TitleRecordWarnings = ({ answer }: { answer: TitleRecordAnswer }) => {
  const lines = listReservations(answer)
  return (
    lines.length > 0 && (
      <Group icon={TriangleAlert} title="Ressalvas, antes de confiar">
        <Lines lines={lines} />
      </Group>
    )
  )
}

/** Who owns it, what it is, and whether the auctions that nobody bid in were recorded. */
export function TitleRecordFacts({ answer }: { answer: TitleRecordAnswer }) {
  const facts = listPropertyFacts(answer)
  const auctions = describeNegativeAuctions(answer)
  return (
    <>
      <Group icon={KeyRound} title="Quem é dono">
        {answer.owners.length === 0 ? (
          <p className="text-ink-2">O texto não diz, ou não conseguimos entender.</p>
        ) : (
          <Lines lines={answer.owners.map(owner => capitalize(describeOwner(owner)))} />
        )}
      </Group>
      <Group icon={Gavel} title="Leilões negativos">
        <p className="text-pretty text-ink-2">
          <ActWords
            text={
              auctions === null
                ? 'O texto não fala em leilões sem lance.'
                : `${auctions} Página ${String(answer.negativeAuctions?.page ?? 1)}.`
            }
          />
        </p>
      </Group>
      {facts.length > 0 && (
        <Group icon={Building2} title="O imóvel, no texto">
          <FactLines single lines={facts} />
        </Group>
      )}
    </>
  )
}

/** Lists what the matrícula's text does not state. */
export const TitleRecordMissing = ({ answer: { missing } }: { answer: TitleRecordAnswer }) =>
  missing.length > 0 && (
    <Group icon={FileQuestion} title="O que não está no texto">
      <Lines lines={missing} />
    </Group>
  )
