import './dossier.css'
import { ChevronDown, Printer, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { dossierGroups } from '#domain/dossier/dossier-row.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { answerByReadPaper } from '../../data/papers/answer-by-paper.ts'
import type { PapersOfProperty } from '../../data/papers/papers-of-property.ts'
import { Button } from '../../ui/button.tsx'
import {
  AnswerOffers,
  DossierQuestions,
  OpenCostList,
  selectOpenCosts,
  selectOpenOffers,
} from './dossier-consequences.tsx'
import { DossierPaper } from './dossier-paper.tsx'
import { DossierRows, type ReadSources, rowsOf } from './dossier-rows.tsx'
import { dossierDisclaimer, groupTitles, summarizeDossier } from './dossier-words.ts'
import { PaperReadAnswers } from './paper-read-answers.tsx'
import { ReadPaperLinks } from './read-paper-links.tsx'
import { useDossier } from './use-dossier.ts'
import { usePrintedDossier } from './use-printed-dossier.ts'

/** Says of each source from when it is, or that it has not been read. */
const Sources = ({
  property: { bankPage, listDate },
  papers: { titleRecord, edital },
  isDemonstration,
}: Pick<DossierProps, 'property' | 'papers' | 'isDemonstration'>) => (
  <dl className="dossier-cells dossier-sources">
    <div>
      <dt>Anúncio</dt>
      <dd>
        {bankPage === null
          ? `${isDemonstration ? 'Lista de demonstração' : 'Lista da Caixa'} de ${formatShortDate(listDate)}${isDemonstration ? '' : '; página não lida'}`
          : `Página da Caixa de ${formatBrasiliaDay(bankPage.readAt)}`}
      </dd>
    </div>
    <div>
      <dt>Edital</dt>
      <dd className="wrap-anywhere">
        {edital === null ? 'Não lido' : `${edital.name}, lido em ${formatBrasiliaDay(edital.readAt)}`}
      </dd>
    </div>
    <div>
      <dt>Matrícula</dt>
      <dd className="wrap-anywhere">
        {titleRecord === null
          ? 'Não lida'
          : `${titleRecord.name}, lida em ${formatBrasiliaDay(titleRecord.readAt)}`}
      </dd>
    </div>
  </dl>
)

interface DossierProps {
  property: PropertyDetail
  papers: Pick<PapersOfProperty, 'titleRecord' | 'edital'>
  isDemonstration: boolean
  answers: OwnAnswers
  now: number
}

/** Page, edital and matrícula side by side: what does not match, what weighs, what is open, then the rest. */
export function DossierView({ property, papers, isDemonstration, answers, now }: DossierProps) {
  const dossier = useDossier(property, papers, { isDemonstration, now })
  const { isShown, isWanted, print, onPrinted } = usePrintedDossier()
  const { titleRecord, edital } = papers
  const { rows, isWrongPaper, questions } = dossier
  const openCosts = selectOpenCosts(dossier.openCosts, answers)
  useEffect(() => {
    if (titleRecord !== null && !isWrongPaper) answerByReadPaper(property, 'title-record', Date.now())
    if (edital !== null) answerByReadPaper(property, 'edital', Date.now())
  }, [property, titleRecord, edital, isWrongPaper])
  const isRead: ReadSources = {
    page: property.bankPage !== null,
    edital: edital !== null,
    titleRecord: titleRecord !== null,
  }
  const unread = (['titleRecord', 'edital'] as const).filter(paper => !isRead[paper])
  const offers = selectOpenOffers(dossier.offers, answers)
  const rest = rowsOf(rows, 'rest')
  return (
    <div className="dossier">
      {isWrongPaper && (
        <p role="alert" className="dossier-alarm">
          <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <span>
            <strong>Confira primeiro: a matrícula lida parece ser de outro imóvel.</strong> Nada dela foi
            usado no resto.
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
      <Sources property={property} papers={papers} isDemonstration={isDemonstration} />
      <ReadPaperLinks propertyId={property.id} papers={unread} />
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
                <DossierRows rows={own} isRead={isRead} />
              </section>
            )
          )
        })}
      {rest.length > 0 && (
        <details className="dossier-part dossier-rest">
          <summary>
            <h3>
              O que confere ou só uma fonte diz{' '}
              <span className="font-normal text-ink-3">· {rest.length}</span>
            </h3>
            <ChevronDown className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
          </summary>
          <DossierRows rows={rest} isRead={isRead} />
        </details>
      )}
      <PaperReadAnswers
        property={property}
        answers={answers}
        isTitleRecordRead={titleRecord !== null && !isWrongPaper}
        isEditalRead={edital !== null}
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
      <p className="mt-5 border-t border-line pt-3 text-xs text-pretty text-ink-3">{dossierDisclaimer}</p>
      {isShown && (
        <DossierPaper
          property={property}
          dossier={{ ...dossier, openCosts }}
          papers={papers}
          isRead={isRead}
          now={now}
          wanted={isWanted}
          onPrinted={onPrinted}
        />
      )}
    </div>
  )
}
