import { CircleCheck, ShieldAlert, TriangleAlert } from 'lucide-react'
import type { PurchaseRisk } from '#domain/home-purchase/purchase-risks.ts'
import { Panel } from '../../ui/panel.tsx'
import { Sources } from './figure-rows.tsx'

/** What can go wrong, in plain words, each with its source. */
export const RiskPanel = ({ risks }: { risks: readonly PurchaseRisk[] }) => (
  <Panel icon={ShieldAlert} title="Antes de sonhar com a chave">
    <ul className="purchase-risks">
      {risks.map(({ key, title, text, isRisk }) => (
        <li key={key}>
          {isRisk ? (
            <TriangleAlert className="text-risk" aria-hidden="true" />
          ) : (
            <CircleCheck className="text-gain" aria-hidden="true" />
          )}
          <div className="min-w-0">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <Sources lines={risks.map(({ title, source }) => `${title}: ${source}`)} />
  </Panel>
)
