import { usePageTitle } from '../ui/page-title.ts'

export default function BidPage() {
  usePageTitle('Lance', 'Lance')
  return (
    <main id="main" tabIndex={-1} className="px-4 pt-6 pb-16 outline-none lg:px-7">
      <h1 className="text-2xl font-bold tracking-tight">Lance</h1>
    </main>
  )
}
