import { CircleCheck, ShieldAlert, TriangleAlert } from 'lucide-react'
import type { PurchaseRisk } from '#domain/home-purchase/purchase-risks.ts'
import { Panel } from '../../ui/panel.tsx'

/** What can go wrong, in plain words, each with its source. */
export const RiskPanel = ({ risks }: { risks: readonly PurchaseRisk[] }) => (
  <Panel icon={ShieldAlert} title="Antes de sonhar com a chave">
    <ul className="purchase-risks">
      {risks.map(({ key, title, text, source, isRisk }) => (
        <li key={key}>
          {isRisk ? (
            <TriangleAlert className="text-risk" aria-hidden="true" />
          ) : (
            <CircleCheck className="text-gain" aria-hidden="true" />
          )}
          <div className="min-w-0">
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="text-2xs text-ink-3">Fonte: {source}</p>
          </div>
        </li>
      ))}
    </ul>
  </Panel>
)
