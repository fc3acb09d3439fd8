import './dossier.css'
import { ChevronDown, Printer, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { dossierGroups } from '#domain/dossier/dossier-row.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { answerByPaper, answerByReadPaper } from '../../data/papers/answer-by-paper.ts'
import type { PaperReading, PapersOfProperty } from '../../data/papers/papers-of-property.ts'
import { Button } from '../../ui/button.tsx'
import { PaperEntry } from '../papers/frame/paper-entry.tsx'
import { notAdvice } from '../papers/frame/paper-notes.ts'
import {
  AnswerOffers,
  DossierQuestions,
  OpenCostList,
  selectOpenCosts,
  selectOpenOffers,
} from './dossier-consequences.tsx'
import { PrintedDossier } from './printed-dossier.tsx'
import { DossierRows, rowsOf } from './dossier-rows.tsx'
import { groupTitles, sourceNames, type SourceStates, summarizeDossier } from './dossier-words.ts'
import { useDossier } from './use-dossier.ts'
import type { KeptPaper, PaperKind } from '#contract/kept-paper-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import type { LeftOutPaper } from '#domain/dossier/title-record-fit.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import { Link } from '../../framework/link.tsx'
import { writePapersQuery } from '../papers/frame/papers-address.ts'

/** What was read, with a link to the whole reading. */
const ReadSource = ({
  paper,
  property,
  reading: { id, name, readAt },
}: {
  paper: PaperKind
  property: PropertyDetail
  reading: PaperReading<KeptPaper['reading']>
}) => (
  <>
    <Link
      to={pagePaths.papers}
      search={writePapersQuery({ paper, propertyId: property.id, readingId: id })}
      className="dossier-open"
    >
      {name}
    </Link>
    , {paper === 'edital' ? 'lido' : 'lida'} em {formatBrasiliaDay(readAt)}
  </>
)

/** Says of each source from when it is, or that it has not been read. */
export function DossierSources({
  property,
  papers: { titleRecord, edital },
  leftOut,
  loading,
  isDemonstration,
}: {
  property: PropertyDetail
  papers: Pick<PapersOfProperty, 'titleRecord' | 'edital'>
  /** The newer matrículas that are not used, and why. */
  leftOut: readonly LeftOutPaper<PaperReading<TitleRecordAnswer>>[]
  loading: boolean
  isDemonstration: boolean
}) {
  const { bankPage, listDate } = property
  const list = `${isDemonstration ? 'Lista de demonstração' : 'Lista da Caixa'} de ${formatShortDate(listDate)}`
  const waiting = loading ? 'Carregando…' : null
  return (
    <dl className="dossier-cells dossier-sources">
      <div>
        <dt>{sourceNames.page}</dt>
        <dd>
          {bankPage !== null
            ? `Página da Caixa de ${formatBrasiliaDay(bankPage.readAt)}`
            : isDemonstration
              ? list
              : `${list}; página não lida`}
        </dd>
      </div>
      <div>
        <dt>{sourceNames.edital}</dt>
        <dd className="wrap-anywhere">
          {edital === null ? (
            (waiting ?? 'Não lido')
          ) : (
            <ReadSource paper="edital" property={property} reading={edital} />
          )}
        </dd>
      </div>
      <div>
        <dt>{sourceNames.titleRecord}</dt>
        <dd className="wrap-anywhere">
          {titleRecord === null ? (
            (waiting ?? 'Não lida')
          ) : (
            <ReadSource paper="title-record" property={property} reading={titleRecord} />
          )}
          {leftOut.map(({ paper, reason }) => (
            <p key={paper.id} className="mt-2 text-ink-2 text-pretty [&>strong]:font-semibold">
              <strong>Mais nova, mas não usada:</strong>{' '}
              <ReadSource paper="title-record" property={property} reading={paper} />. Ela {reason}.
            </p>
          ))}
        </dd>
      </div>
    </dl>
  )
}

/** Offers to count a paper as read, where its question has no answer: one kept earlier, or whose answer was deleted. */
function PaperReadAnswers({
  property,
  answers,
  isTitleRecordRead,
  isEditalRead,
}: {
  property: PropertyDetail
  answers: OwnAnswers
  isTitleRecordRead: boolean
  isEditalRead: boolean
}) {
  const open = [
    ...(isTitleRecordRead && answers.titleRecord === undefined
      ? [{ paper: 'title-record', label: 'Marcar a matrícula como lida' } as const]
      : []),
    ...(isEditalRead && answers.edital === undefined
      ? [{ paper: 'edital', label: 'Marcar o edital como lido' } as const]
      : []),
  ]
  if (open.length === 0) return null
  return (
    <div className="dossier-part flex flex-wrap gap-2.5">
      {open.map(({ paper, label }) => (
        <Button key={paper} onClick={() => answerByPaper(property, paper, Date.now())}>
          {label}
        </Button>
      ))}
    </div>
  )
}

/**
 * The state of the button that prints the dossier. The sheet stays until the browser has printed, because in some
 * browsers `print()` returns earlier; after that, the page prints its own sheet again.
 */
function usePrintedDossier(): {
  isShown: boolean
  isWanted: boolean
  print: () => void
  onPrinted: () => void
} {
  const [step, setStep] = useState<'none' | 'wanted' | 'asked'>('none')
  useEffect(() => {
    const end = () => setStep('none')
    window.addEventListener('afterprint', end)
    return () => window.removeEventListener('afterprint', end)
  }, [])
  return {
    isShown: step !== 'none',
    isWanted: step === 'wanted',
    print: () => setStep('wanted'),
    // A browser that printed within `print()` has said so before.
    onPrinted: () => setStep(before => (before === 'none' ? before : 'asked')),
  }
}

interface DossierProps {
  property: PropertyDetail
  papers: PapersOfProperty
  isDemonstration: boolean
  answers: OwnAnswers
  now: number
}

/** Bank page, edital and matrícula side by side: contradictions first, then burdens, open questions, and the rest. */
export function DossierView({ property, papers, isDemonstration, answers, now }: DossierProps) {
  const dossier = useDossier(property, papers, { isDemonstration, now })
  const { isShown, isWanted, print, onPrinted } = usePrintedDossier()
  const { titleRecord, edital } = dossier.papers
  const { rows, isWrongPaper, questions, leftOut, isChoosing } = dossier
  const openCosts = selectOpenCosts(dossier.openCosts, answers)
  // A matrícula in which nothing was found answers no question.
  const isTitleRecordUsable = titleRecord !== null && !isWrongPaper && titleRecord.reading.acts.length > 0
  const isEditalUsable = edital !== null && edital.reading.clauses.length > 0
  const usedTitleRecord = isTitleRecordUsable ? titleRecord.id : null
  const usedEdital = isEditalUsable ? edital.id : null
  useEffect(() => {
    if (usedTitleRecord !== null) answerByReadPaper(property, 'title-record', usedTitleRecord, Date.now())
    if (usedEdital !== null) answerByReadPaper(property, 'edital', usedEdital, Date.now())
  }, [property, usedTitleRecord, usedEdital])
  const absent = papers.loading ? 'loading' : papers.failed ? 'failed' : 'unread'
  const states: SourceStates = {
    page: property.bankPage !== null ? 'read' : isDemonstration ? 'none' : 'unread',
    edital: edital === null ? absent : 'read',
    titleRecord:
      titleRecord === null ? absent : !isWrongPaper ? 'read' : isChoosing ? 'loading' : 'wrong paper',
  }
  const offers = selectOpenOffers(dossier.offers, answers)
  const rest = rowsOf(rows, 'rest')
  return (
    <div className="dossier">
      {isWrongPaper && !isChoosing && (
        <p
          role="alert"
          className="flex gap-3 mb-4 px-4 py-3.5 border border-risk rounded-lg bg-risk-soft text-ink text-pretty [&>svg]:text-risk"
        >
          <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <span>
            <strong>Confira primeiro: a matrícula lida parece ser de outro imóvel.</strong> Nada dela foi
            usado no resto. Leia a certa, ou exclua esta na lista de papéis lidos.
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-medium text-pretty">{summarizeDossier(rows)}</p>
        <Button onClick={print}>
          <Printer className="size-4 shrink-0" aria-hidden="true" />
          Imprimir o dossiê
        </Button>
      </div>
      <DossierSources
        property={property}
        papers={dossier.papers}
        leftOut={leftOut}
        loading={papers.loading || isChoosing}
        isDemonstration={isDemonstration}
      />
      {papers.failed && (
        <p className="mt-2 text-sm text-pretty text-ink-2">
          O que a conta guarda não carregou: pode haver outros papéis deste imóvel.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2.5 empty:mt-0">
        {(titleRecord === null || isWrongPaper) && (
          <PaperEntry paper="title-record" propertyId={property.id} />
        )}
        {edital === null && <PaperEntry paper="edital" propertyId={property.id} />}
      </div>
      {dossierGroups
        .filter(group => group !== 'rest')
        .map(group => {
          const own = rowsOf(rows, group)
          return (
            own.length > 0 && (
              <section key={group} className="dossier-part">
                <h3>
                  {groupTitles[group]} <span className="font-normal text-ink-3">· {own.length}</span>
                </h3>
                <DossierRows rows={own} states={states} />
              </section>
            )
          )
        })}
      {rest.length > 0 && (
        <details className="dossier-part group">
          <summary className="flex min-h-target items-center justify-between gap-3 rounded-sm">
            <h3>
              O que confere ou só uma fonte diz{' '}
              <span className="font-normal text-ink-3">· {rest.length}</span>
            </h3>
            <ChevronDown
              className="size-4 shrink-0 text-ink-3 transition-[rotate] group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <DossierRows rows={rest} states={states} />
        </details>
      )}
      <PaperReadAnswers
        property={property}
        answers={answers}
        isTitleRecordRead={isTitleRecordUsable}
        isEditalRead={isEditalUsable}
      />
      {offers.length > 0 && <AnswerOffers property={property} offers={offers} answers={answers} />}
      {openCosts.length > 0 && (
        <section className="dossier-part">
          <h3>Custos em aberto</h3>
          <p className="text-sm text-pretty text-ink-2">
            Nenhum papel diz quanto: não estão na conta, e não são zero.
          </p>
          <OpenCostList costs={openCosts} />
        </section>
      )}
      {questions.length > 0 && <DossierQuestions property={property} questions={questions} />}
      <p className="mt-5 border-t border-line pt-3 text-xs text-pretty text-ink-3">{notAdvice}</p>
      {isShown && (
        <PrintedDossier
          property={property}
          dossier={{ ...dossier, openCosts }}
          states={states}
          now={now}
          wanted={isWanted}
          onPrinted={onPrinted}
        />
      )}
    </div>
  )
}
