import { House } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { forgetHomeProfile } from '../../data/account/home-profile.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { PageSection } from '../../ui/page-section.tsx'

/** The pressed button disappears: the focus moves to the page. */
function forgetFamily(): void {
  forgetHomeProfile()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** What a family said about its means: where to change it, and the way to delete it. */
export const FamilySection = () => (
  <PageSection
    id="familia"
    title="Para morar"
    icon={House}
    intro="A renda, a entrada e o FGTS que você disse. Por eles, cada imóvel mostra a parcela e o primeiro dia."
  >
    <div className="flex flex-wrap gap-2">
      <Link to={pagePaths.homePurchase} search={{}} className={buttonClass('outline')}>
        Ver e mudar
      </Link>
      <Button look="quiet" onClick={forgetFamily}>
        Apagar o que eu disse
      </Button>
    </div>
  </PageSection>
)
