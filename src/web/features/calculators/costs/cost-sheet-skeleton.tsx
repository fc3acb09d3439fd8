import './costs.css'
import '../../../ui/panel.css'
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx'

const Fields = ({ rows }: { rows: number }) => (
  <div className="cost-group">
    <div className="skeleton h-5 w-28" />
    <div className="mt-3 grid grid-cols-2 gap-3">
      {Array.from({ length: rows * 2 }, (_, at) => (
        <div key={at} className="skeleton h-target" />
      ))}
    </div>
  </div>
)

/** The sheet's layout while its property loads. */
export const CostSheetSkeleton = () => (
  <div aria-hidden="true">
    <div className="cost-actions">
      <div className="skeleton h-target w-44" />
    </div>
    <div className="grid grid-cols-1 gap-4 mt-4 lg:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <div className="panel cost-form">
        <Fields rows={3} />
        <Fields rows={1} />
        <Fields rows={3} />
        <Fields rows={2} />
      </div>
      <div className="flex flex-col gap-4 min-w-0">
        <PanelSkeleton lines={3} />
        <PanelSkeleton lines={15} />
      </div>
    </div>
  </div>
)
