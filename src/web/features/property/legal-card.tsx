import { FileText, Scale, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatReais } from '../../ui/format-text.ts'
import { BankFacts } from './bank-facts.tsx'
import { FactLines } from './fact-lines.tsx'
import { EditalEntry } from './edital-entry.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { describeRegistryOffice } from '../listing/listing-words.ts'

const Warning = ({ children }: { children: ReactNode }) => (
  <div className="mb-4 flex gap-3 rounded-lg bg-risk-soft px-4 py-3 text-sm">
    <TriangleAlert className="mt-0.5 size-4.5 shrink-0 text-risk" />
    <div className="min-w-0 text-pretty wrap-anywhere">{children}</div>
  </div>
)

/** What the law and the bank page say: remarks, debts, registration, documents, who pays what. */
export function LegalCard({ property, demonstration }: { property: PropertyDetail; demonstration: boolean }) {
  const { legalNotes, debts, registrationNumber, registryOffice, registrationUrl, editalUrl } = property
  return (
    <Panel icon={Scale} title="Informações legais">
      {debts !== null && debts > 0 && (
        <Warning>
          <strong className="font-semibold">Há dívidas conhecidas de {formatReais(debts)}.</strong> Confira no
          edital quem as paga antes de dar um lance.
        </Warning>
      )}
      {legalNotes && (
        <Warning>
          <p className="font-semibold">Observações da Caixa</p>
          <p className="mt-1 whitespace-pre-line text-ink-2">{legalNotes}</p>
        </Warning>
      )}
      <FactLines
        lines={[
          { label: 'Matrícula', value: registrationNumber },
          { label: 'Ofício de registro', value: registryOffice && describeRegistryOffice(registryOffice) },
        ]}
      />
      <BankFacts property={property} demonstration={demonstration} />
      <div className="mt-5 flex flex-wrap gap-2.5">
        {registrationUrl && (
          <OutsideLink href={registrationUrl}>
            <FileText className="size-4" />
            Baixar matrícula
          </OutsideLink>
        )}
        {editalUrl && <OutsideLink href={editalUrl}>Ver Edital Completo</OutsideLink>}
        <EditalEntry property={property} demonstration={demonstration} />
      </div>
    </Panel>
  )
}
