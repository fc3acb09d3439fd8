import type { BankPageAnswer, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { FileText, Landmark } from 'lucide-react'
import { formatReais } from '../../ui/format-text.ts'
import {
  BankNotes,
  unreadBankPage,
  WhoPaysLine,
  WhoPaysList,
  WhoPaysWarning,
} from '../listing/facts/who-pays-list.tsx'
import { describeDebtRule } from '../listing/facts/who-pays-words.ts'
import { FoldingPanel } from './folding-panel.tsx'
import { useJudgedProperty } from './use-judged-property.ts'
import { formatBrasiliaDay, formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { describeDistrict, describeRegistryOffice } from '../listing/listing-words.ts'
import type { DetailFact } from '../listing/facts/listed-facts.ts'
import { PaperEntry } from '../papers/frame/paper-entry.tsx'
import { FactLines } from '../listing/facts/fact-lines.tsx'

const listPageFacts = (page: BankPageAnswer): DetailFact[] =>
  (
    [
      ['Comarca', page.judicialDistrict && describeDistrict(page.judicialDistrict)],
      [
        page.cityRegistrations.length > 1 ? 'Inscrições imobiliárias' : 'Inscrição imobiliária',
        page.cityRegistrations.join(', ') || null,
      ],
      ['Averbação dos leilões negativos', page.failedAuctionsRecorded],
      ['Edital', page.editalNumber],
      ['Item do edital', page.editalItem],
      ['Publicado em', page.editalPublishedAt && formatBrasiliaTime(page.editalPublishedAt)],
    ] as const
  ).flatMap(([label, value]) => (value ? [{ label, value }] : []))

/** The documents of the sale: which there are, and which have been read. */
function DocumentsCard({ property, demonstration }: { property: PropertyDetail; demonstration: boolean }) {
  const { registrationNumber, registryOffice, registrationUrl, editalUrl, bankPage } = property
  const { answers } = useJudgedProperty()
  return (
    <FoldingPanel
      icon={FileText}
      title="Documentos"
      summary={
        demonstration
          ? 'Matrícula, ofício e edital'
          : `Página da Caixa ${bankPage ? 'lida' : 'não lida'}; matrícula, ofício e edital`
      }
    >
      <FactLines
        single
        lines={[
          {
            label: 'Página da Caixa',
            value: demonstration
              ? 'não há: demonstração'
              : bankPage
                ? `lida em ${formatBrasiliaDay(bankPage.readAt)}`
                : 'não lida',
          },
          {
            label: 'Matrícula',
            value: registrationNumber,
            note:
              answers.titleRecord &&
              (answers.titleRecord.source === undefined ? 'lida por você' : 'lida aqui, automaticamente'),
          },
          { label: 'Ofício de registro', value: registryOffice && describeRegistryOffice(registryOffice) },
          ...(bankPage ? listPageFacts(bankPage) : []),
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2.5">
        {registrationUrl && <OutsideLink href={registrationUrl}>Baixar matrícula</OutsideLink>}
        {editalUrl && <OutsideLink href={editalUrl}>Ver Edital Completo</OutsideLink>}
        <PaperEntry paper="title-record" propertyId={property.id} />
        <PaperEntry paper="edital" propertyId={property.id} />
      </div>
    </FoldingPanel>
  )
}

/** The person's own answer about a debt, above the bank's rule. */
const OwnDebt = ({ reais }: { reais: number | null }) =>
  reais !== null && (
    <strong className="block font-semibold">
      {reais === 0 ? 'Nada fica com você' : `${formatReais(reais)} ficam com você`}
      <span className="font-normal text-ink-3"> (resposta sua)</span>
    </strong>
  )

/** Says in a few words what the card holds; known debts are named. */
const describeWhoPays = ({ debts, legalNotes }: PropertyDetail): string =>
  [
    debts !== null && debts > 0 && `dívidas conhecidas de ${formatReais(debts)}`,
    legalNotes && 'há observações da Caixa',
    'condomínio, tributos, comissão, ITBI',
  ]
    .filter(Boolean)
    .join(' · ')

/** Who pays debts, commission and taxes, by the bank page and the rules of the kind of sale. */
export function WhoPaysCard({ property }: { property: PropertyDetail }) {
  const { bankPage: page, debts, legalNotes } = property
  const condominium = page
    ? describeDebtRule(page.condominiumRule, page.condominiumRuleCut)
    : { words: unreadBankPage, note: undefined }
  const taxes = page
    ? describeDebtRule(page.taxesRule, page.taxesRuleCut)
    : { words: unreadBankPage, note: undefined }
  const owed = useJudgedProperty().answers.debts?.value
  return (
    <FoldingPanel icon={Landmark} title="Quem paga o quê" summary={describeWhoPays(property)}>
      {debts !== null && debts > 0 && (
        <WhoPaysWarning>
          <strong className="font-semibold">Há dívidas conhecidas de {formatReais(debts)}.</strong> Confira no
          edital quem as paga antes de dar um lance.
        </WhoPaysWarning>
      )}
      {legalNotes && <BankNotes text={legalNotes} />}
      <WhoPaysList property={property}>
        <WhoPaysLine name="Condomínio em atraso" note={condominium.note}>
          <OwnDebt reais={owed?.condominium ?? null} />
          {condominium.words}
        </WhoPaysLine>
        <WhoPaysLine name="Tributos em atraso" note={taxes.note}>
          <OwnDebt reais={owed?.taxes ?? null} />
          {taxes.words}
        </WhoPaysLine>
      </WhoPaysList>
    </FoldingPanel>
  )
}

/** The cards about the terms of the sale and its documents. */
export const SaleCards = ({
  property,
  demonstration,
}: {
  property: PropertyDetail
  demonstration: boolean
}) => (
  <>
    <WhoPaysCard property={property} />
    <DocumentsCard property={property} demonstration={demonstration} />
  </>
)
