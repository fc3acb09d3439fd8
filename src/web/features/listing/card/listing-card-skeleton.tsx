/** The skeleton of a card. */
export const ListingCardSkeleton = () => (
  <div className="card">
    <div className="card-picture skeleton rounded-none" />
    <div className="card-body">
      <div className="flex h-7 items-center">
        <div className="skeleton h-5 w-32" />
      </div>
      <div className="flex h-5 items-center">
        <div className="skeleton h-3 w-36" />
      </div>
      <div className="mt-2 flex h-[1.375rem] items-center">
        <div className="skeleton h-3.5 w-48" />
      </div>
      <div className="flex h-5 items-center">
        <div className="skeleton h-3 w-28" />
      </div>
      <div className="mt-auto pt-3">
        <div className="flex h-9 items-end border-t border-line">
          <div className="skeleton h-3.5 w-40" />
        </div>
      </div>
    </div>
  </div>
)
