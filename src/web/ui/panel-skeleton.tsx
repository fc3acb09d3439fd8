/** The skeleton of a `Panel`. */
export const PanelSkeleton = ({ lines }: { lines: number }) => (
  <div className="panel" aria-hidden="true" data-coming>
    <div className="skeleton h-5 w-40" />
    <div className="mt-5 grid gap-5">
      {Array.from({ length: lines }, (_, at) => (
        <div key={at} className="flex justify-between">
          <div className="skeleton h-3.5 w-32" />
          <div className="skeleton h-3.5 w-20" />
        </div>
      ))}
    </div>
  </div>
)
