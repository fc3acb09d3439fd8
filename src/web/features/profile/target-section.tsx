import { Target } from 'lucide-react'
import { PageSection } from '../../ui/page-section.tsx'
import { TargetRoiField } from '../listing/target-roi-field.tsx'

/** The one target ROI, from which every maximum bid follows. */
export const TargetSection = () => (
  <PageSection
    id="meta"
    title="Meta de ROI"
    icon={Target}
    intro="O ROI líquido que você quer, depois de todos os custos. Todo lance máximo segue dele."
  >
    <TargetRoiField />
  </PageSection>
)
