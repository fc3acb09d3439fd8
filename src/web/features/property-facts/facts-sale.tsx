import { FileText, Gavel, Ruler } from 'lucide-react'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { describeDispute } from '../listing/dispute-words.ts'
import { FactLines } from '../listing/facts/fact-lines.tsx'
import { type DetailFact, describeAcceptance, listDates, listDetails } from '../listing/facts/listed-facts.ts'
import { SourceConflicts } from '../listing/facts/source-conflicts.tsx'
import { occupancyLabels } from '../listing/listing-labels.ts'
import { describeRegistryOffice, listingModality } from '../listing/listing-words.ts'
import { addressLine } from '../listing/outside-maps.ts'

/** Lists how it is sold, as the bank says it; what matters for a bid is listed even when it is not known. */
function listSaleTerms(facts: PropertyFacts, now: number): DetailFact[] {
  const { situation, financing, fgts, auctioneerName, bankPage } = facts
  const modality = listingModality(facts)
  const dispute = facts.gone ? null : describeDispute(facts)
  const accepted = describeAcceptance(financing)
  const onlySbpe = financing && bankPage?.financingKind === 'sbpe' ? ', somente SBPE' : ''
  const hidden = bankPage?.occupancyHidden && situation !== 'unknown'
  return [
    ...(modality ? [{ label: 'Modalidade', value: modality }] : []),
    {
      label: 'Ocupação',
      value: situation === 'unknown' ? null : occupancyLabels[situation],
      ...(hidden && { note: 'só no código da página da Caixa, sem aparecer nela: confirme' }),
    },
    // Known dates stand beside the price.
    ...listDates(facts, now).filter(({ value }) => value === null),
    ...(dispute === null ? [] : [{ label: 'Lances', value: dispute }]),
    { label: 'Financiamento', value: accepted && accepted + onlySbpe },
    { label: 'FGTS', value: describeAcceptance(fgts) },
    ...(auctioneerName === null ? [] : [{ label: 'Leiloeiro', value: formatPlaceName(auctioneerName) }]),
    ...(bankPage?.editalNumber ? [{ label: 'Edital', value: bankPage.editalNumber }] : []),
    ...(bankPage?.editalItem ? [{ label: 'Item do edital', value: bankPage.editalItem }] : []),
  ]
}

/** How it is sold, and when. */
export const FactsSale = ({ facts, now }: { facts: PropertyFacts; now: number }) => (
  <Panel icon={Gavel} title="A venda">
    <FactLines single lines={listSaleTerms(facts, now)} />
    <SourceConflicts page={facts.bankPage} />
  </Panel>
)

/** What it is, with its address and the bank's own description. */
export function FactsDetails({ facts }: { facts: PropertyFacts }) {
  const address = addressLine(facts)
  const description = facts.description.trim()
  return (
    <Panel icon={Ruler} title="O imóvel">
      <FactLines single lines={listDetails(facts)} />
      {address && <FactText name="Endereço">{address}</FactText>}
      {description && <FactText name="Descrição na lista da Caixa">{description}</FactText>}
    </Panel>
  )
}

const FactText = ({ name, children }: { name: string; children: string }) => (
  <div className="border-t border-line py-2.5 text-sm">
    <h3 className="text-ink-3">{name}</h3>
    <p className="mt-0.5 text-pretty wrap-anywhere whitespace-pre-line">{children}</p>
  </div>
)

/** The documents that the bank gives with the property. */
export function FactsDocuments({ facts }: { facts: PropertyFacts }) {
  const { registrationNumber, registryOffice, registrationUrl, editalUrl, source, gone } = facts
  return (
    <Panel icon={FileText} title="Documentos" className="facts-documents">
      <FactLines
        single
        lines={[
          { label: 'Número na Caixa', value: facts.id },
          { label: 'Matrícula', value: registrationNumber },
          { label: 'Ofício de registro', value: registryOffice && describeRegistryOffice(registryOffice) },
        ]}
      />
      {source === 'caixa' && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          {registrationUrl && <OutsideLink href={registrationUrl}>Baixar matrícula</OutsideLink>}
          {editalUrl && <OutsideLink href={editalUrl}>Ver Edital Completo</OutsideLink>}
          {!gone && <OutsideLink href={facts.url}>Página da Caixa</OutsideLink>}
        </div>
      )}
    </Panel>
  )
}
