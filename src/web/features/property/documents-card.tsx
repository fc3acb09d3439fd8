import { FileText } from 'lucide-react'
import type { BankPageAnswer, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaDay, formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { describeDistrict, describeRegistryOffice } from '../listing/listing-words.ts'
import type { DetailFact } from '../listing/facts/listed-facts.ts'
import { PaperEntry } from '../papers/frame/paper-entry.tsx'
import { FactLines } from '../listing/facts/fact-lines.tsx'
import { FoldingPanel } from './folding-panel.tsx'
import { useJudgedProperty } from './use-judged-property.ts'

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
export function DocumentsCard({
  property,
  demonstration,
}: {
  property: PropertyDetail
  demonstration: boolean
}) {
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
